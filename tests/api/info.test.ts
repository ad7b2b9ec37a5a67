import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Info } from '#contract/info.ts';
import { knownMigrations } from '#server/db/migrate.ts';
import { readHealth } from '#server/modules/settings/health.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { makePerson, password } from '#tests/support/people.ts';

const mail = await startMailServer();
const app = testApp({ publicUrl: 'https://scan.example' });
afterAll(() => mail.close());

async function read(token: string, headers: Record<string, string> = {}): Promise<Info> {
  const { status, body } = await call<{ _data: Info }>(app, 'GET', 'settings/info', { token, headers });
  expect(status).toBe(200);
  return body._data;
}

const health = async () => Object.fromEntries((await readHealth(app.app.context)).map((part) => [part.name, part]));

async function change(name: string, values: object): Promise<void> {
  const { token } = await signIn(app);
  const { body } = await call<{ _data: { version: number } }>(app, 'GET', `settings/packages/${name}`, { token });
  const json = { version: body._data.version, values };
  expect((await call(app, 'PUT', `settings/packages/${name}`, { token, json })).status).toBe(200);
}

describe('§2 /settings/info', () => {
  it('says what runs here and how every part is', async () => {
    const info = await read((await signIn(app)).token, { 'accept-language': 'nl' });
    expect(info).toMatchObject({
      version: app.app.context.version,
      ...{ baseUrl: 'https://scan.example', apiUrl: 'https://scan.example/api/v3' },
      system: {
        ...{ node: process.version, startedAt: app.clock.now().toISOString() },
        database: {
          engine: app.database.engine,
          version: expect.stringMatching(/^\d+/),
          migration: knownMigrations().at(-1),
        },
      },
    });
    const parts = info.system?.parts ?? [];
    expect(parts.map(({ name }) => name)).toEqual(['database', 'migrations', 'jobs', 'mail', 'disk', 'payment']);
    expect(parts).toContainEqual({ name: 'database', status: 'ok', text: 'De database antwoordt.' });
    expect(parts).toContainEqual({
      ...{ name: 'mail', status: 'off' },
      text: 'Er is geen mailserver ingesteld. Mail wordt bewaard en niet verstuurd.',
    });
  });

  it('tells who does not see every tenant no more than version, addresses and whether all is well', async () => {
    await makePerson(app, { email: 'user@example.com', role: 'user' });
    const { system, ...open } = await read((await signIn(app, 'user@example.com', password)).token);
    expect(system).toBeNull();
    expect(Object.keys(open).sort()).toEqual(['apiUrl', 'baseUrl', 'status', 'version']);
  });
});

describe('the health of a part', () => {
  it('mail: a server that takes mail, and one that is gone', async () => {
    await change('mail', { smtpUrl: mail.url });
    expect((await health()).mail).toEqual({ name: 'mail', status: 'ok', text: 'mailOk' });
    await change('mail', { smtpUrl: 'smtp://127.0.0.1:1' });
    expect((await health()).mail).toMatchObject({ status: 'failing', text: 'mailFailing' });
    await change('mail', { smtpUrl: null });
  });

  it('payment: off while it is tried out, failing without its key', async () => {
    expect((await health()).payment).toMatchObject({ status: 'off' });
    await change('payment', { provider: 'mollie' });
    expect((await health()).payment).toMatchObject({ status: 'failing' });
    await change('payment', { mollieApiKey: 'test_abcdefghijklmnopqrstuvwx' });
    expect((await health()).payment).toMatchObject({ status: 'ok' });
  });

  it('migrations: failing where the tables are those of another version', async () => {
    const { db } = app.database;
    await db.execute(sql`INSERT INTO migration (name) VALUES ('9999-later')`);
    expect((await health()).migrations).toMatchObject({ status: 'failing' });
    await db.execute(sql`DELETE FROM migration WHERE name = '9999-later'`);
    expect((await health()).migrations).toMatchObject({ status: 'ok' });
  });
});
