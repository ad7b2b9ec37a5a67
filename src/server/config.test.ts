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

it('trusts proxies by address only', () => {
  expect(readConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toBe('loopback');
  expect(() => readConfig({ TRUST_PROXY: '1' })).toThrow('TRUST_PROXY');
});

it('prints nothing secret', () => {
  const config = readConfig({ JWT_SECRET: secret, ADMIN_PASSWORD: 'hush-hush', DATABASE_URL: 'postgres://me:pw@db/x' });
  const printed = JSON.stringify(redact(config));
  expect(printed).not.toMatch(/hush-hush|me:pw|u7Jm2/);
  expect(printed).toContain('postgres://***@db/x');
});
