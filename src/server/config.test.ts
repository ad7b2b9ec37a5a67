import { expect, it } from 'vitest';
import { readConfig, redact } from './config.ts';

const secret = 'u7Jm2'.repeat(10);

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    adminEmail: 'admin@example.com',
    seed: 'demo',
  });
});

it('names each bad variable', () => {
  expect(() => readConfig({ PORT: 'x', SEED: 'full', DATABASE_URL: 'mysql://x' })).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*SEED/,
  );
});

it('counts empty variables as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

it('refuses example and short secrets in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production', JWT_SECRET: 'changeme-changeme-changeme-changeme' })).toThrow(
    'JWT_SECRET',
  );
  expect(() => readConfig({ NODE_ENV: 'production', ENCRYPTION_KEY: 'short' })).toThrow('ENCRYPTION_KEY');
  expect(readConfig({ NODE_ENV: 'production', JWT_SECRET: secret }).jwtSecret).toBe(secret);
});

it('counts an address with TLS as production', () => {
  expect(readConfig({ PUBLIC_URL: 'https://scan.example.com' }).production).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).production).toBe(false);
});

it('trusts proxies by address only', () => {
  expect(readConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toBe('loopback');
  expect(() => readConfig({ TRUST_PROXY: '1' })).toThrow('TRUST_PROXY');
});

it('takes a mail server by its address, and no other kind of address', () => {
  expect(readConfig({}).smtpUrl).toBeUndefined();
  for (const url of ['smtp://localhost:2525', 'smtps://me:pw@mail.example.com']) {
    expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url);
  }
  for (const url of ['http://mail.example.com', 'mail.example.com', 'smtp://', 'file:///etc/passwd']) {
    expect(() => readConfig({ SMTP_URL: url }), url).toThrow('SMTP_URL');
  }
});

it('has mail come from the host of PUBLIC_URL, unless told otherwise', () => {
  expect(readConfig({}).mailFrom).toBe('De Arbeidsmarktscan <no-reply@localhost>');
  const site = { PUBLIC_URL: 'https://scan.example.com:8443/' };
  expect(readConfig(site).mailFrom).toBe('De Arbeidsmarktscan <no-reply@scan.example.com>');
  expect(readConfig({ ...site, MAIL_FROM: 'Scan <scan@example.org>' }).mailFrom).toBe('Scan <scan@example.org>');
  expect(readConfig({ MAIL_FROM: 'scan@example.org' }).mailFrom).toBe('scan@example.org');
  for (const from of ['Scan', 'a@b, c@d', 'Scan <a@b>\r\nBcc: <c@d>']) {
    expect(() => readConfig({ MAIL_FROM: from }), from).toThrow('MAIL_FROM');
  }
});

it('prints nothing secret', () => {
  const config = readConfig({
    JWT_SECRET: secret,
    ADMIN_PASSWORD: 'hush-hush',
    DATABASE_URL: 'postgres://me:pw@db/x',
    SMTP_URL: 'smtp://me%40example.com:p@ss@mail.example.com:587',
  });
  const printed = JSON.stringify(redact(config));
  expect(printed).not.toMatch(/hush-hush|me:pw|u7Jm2|p@ss|me%40/);
  expect(printed).toContain('postgres://***@db/x');
  expect(printed).toContain('smtp://***@mail.example.com:587');
});
