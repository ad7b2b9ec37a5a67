import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PackageForm } from '#contract/packages.ts';
import { buildApp } from '#server/app.ts';
import { auditLog, message, packageSetting, response, session } from '#server/db/schema.ts';
import { queueMail } from '#server/modules/messages/service.ts';
import { readPackageSecret } from '#server/modules/packages/service.ts';
import { adminEmail, call, signIn, testApp } from '#tests/support/app.ts';
import { dumpTables } from '#tests/support/dump.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { makePerson, password } from '#tests/support/people.ts';
import { publishSmallScan, youAnswers } from '#tests/support/small-scan.ts';

const app = testApp();
const mail = await startMailServer();
afterAll(() => mail.close());
const path = (name: string) => `settings/packages/${name}`;
let token = '';
beforeEach(async () => {
  token = (await signIn(app)).token;
});

async function read(name: string): Promise<PackageForm> {
  const { body } = await call<{ _data: PackageForm }>(app, 'GET', path(name), { token });
  return body._data;
}

/** Changes settings of the version that is there now. */
async function put(name: string, values: unknown, headers: Record<string, string> = {}) {
  const { version } = await read(name);
  return call<{ _data: PackageForm; errors: Record<string, string[]> }>(app, 'PUT', path(name), {
    ...{ token, headers, json: { version, values } },
  });
}

async function lastChange() {
  const [row] = await app.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity, 'package'))
    .orderBy(desc(auditLog.id));
  return row;
}

describe('§7 package-version', () => {
  it("lists the packages with their version and what they are for, in the reader's language", async () => {
    const { body } = await call<{ _data: unknown[] }>(app, 'GET', 'package-version', {
      ...{ token, headers: { 'accept-language': 'nl' } },
    });
    expect(body).toMatchObject({ _pagination: { _total: 7 } });
    expect(body._data).toContainEqual({
      ...{ id: 'mail', name: 'mail', version: app.app.context.version, updatedAt: null },
      description: 'Hoe mail vertrekt, en wie de afzender is.',
      settings: ['fromName', 'replyTo', 'smtpUrl'],
    });
  });
});

describe('the settings of a package', () => {
  it('come with their JSON Schema, and hold defaults at first', async () => {
    expect(await read('session')).toMatchObject({
      ...{ name: 'session', version: 1, updatedAt: null },
      values: { passwordMinLength: 4, sessionHours: 12, lockMinutes: 15 },
      schema: {
        type: 'object',
        properties: { passwordMinLength: { type: 'integer', minimum: 4, maximum: 64, default: 4 } },
      },
    });
  });

  it('are in force at once, in every process, shown to the web app, and audited with what was before', async () => {
    const other = await buildApp({ ...app.app.context });
    const { status, body } = await put('session', { passwordMinLength: 10 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _data: { version: 2, values: { passwordMinLength: 10 } } });
    expect((await call({ app: other }, 'GET', 'settings/frontend')).body).toMatchObject({ passwordMinLength: 10 });
    await other.close();
    expect(await lastChange()).toMatchObject({
      ...{ actorId: 1, entityId: 'session' },
      ...{ before: { passwordMinLength: 4 }, after: { passwordMinLength: 10 } },
    });
  });

  it('stay where they are left out, and what changes nothing is no change', async () => {
    await put('session', { passwordMinLength: 12 });
    const { version } = await read('session');
    expect((await put('session', {})).body).toMatchObject({ _data: { version, values: { passwordMinLength: 12 } } });
  });

  it('are refused by name, in the words of the reader, and nothing changes', async () => {
    await put('session', { passwordMinLength: 6 });
    const sentences: Record<string, unknown> = {
      'Vul 4 of meer in': 3,
      'Vul 64 of minder in': 65,
      'Dit veld mag alleen gehele getallen bevatten': 4.5,
      'Dit veld mag alleen nummers bevatten': '8',
    };
    for (const [sentence, bad] of Object.entries(sentences)) {
      const { status, body } = await put('session', { passwordMinLength: bad }, { 'accept-language': 'nl' });
      expect(status, sentence).toBe(422);
      expect(body.errors).toEqual({ passwordMinLength: [sentence] });
    }
    for (const bad of [null, [], {}]) expect((await put('session', { passwordMinLength: bad })).status).toBe(422);
    const unknown = await put('session', { passwordMinLength: 9, isSystem: true });
    expect(unknown.body.errors).toEqual({ isSystem: ['There is no such setting.'] });
    const polluting = await put('session', JSON.parse('{"constructor": {"x": 1}}'));
    expect(polluting.status).toBe(422);
    expect((await put('base', { siteTitle: ' ', contactEmail: 'nobody' })).body.errors).toEqual({
      siteTitle: ['This field is required'],
      contactEmail: ['Enter a valid e-mail address'],
    });
    expect((await call(app, 'GET', 'settings/frontend')).body).toMatchObject({ passwordMinLength: 6 });
  });

  it('row 13: name the mail server only by who may do everything, for it sees the links that open accounts', async () => {
    const flags = { '*': true, 'userManagement.edit': false };
    await makePerson(app, { email: 'almost@example.com', flags });
    const almost = (await signIn(app, 'almost@example.com', password)).token;
    const { version } = await read('mail');
    const change = (values: object) =>
      call<{ errors?: object }>(app, 'PUT', path('mail'), { token: almost, json: { version, values } });
    for (const smtpUrl of ['smtp://mail.example', null]) {
      const { status, body } = await change({ smtpUrl });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['smtpUrl']]);
    }
    expect((await change({ fromName: 'Werkscan' })).status).toBe(200);
    await put('mail', { fromName: '' });
  });

  it('hold no mail server whose address sets options of the mail library, one of which runs a program', async () => {
    const more = ['?sendmail=true&path=/bin/sh', '?jsonTransport=true', '?', '#x', '/?logger=true', '\n?pool=true'];
    for (const bad of more) {
      const { status, body } = await put('mail', { smtpUrl: `smtp://localhost:25${bad}` });
      expect([status, Object.keys(body.errors ?? {})], bad).toEqual([422, ['smtpUrl']]);
    }
    expect((await put('mail', { smtpUrl: 'smtps://mail%40x.nl:p%3Fs%23@mail.x.nl:465' })).status).toBe(200);
    expect((await put('mail', { smtpUrl: null })).body).toMatchObject({ _data: { secrets: { smtpUrl: false } } });
  });

  it('changed by two at a time: the second is told, and nothing is lost', async () => {
    const { version } = await read('catalog');
    const change = (values: object) => call(app, 'PUT', path('catalog'), { token, json: { version, values } });
    const answers = await Promise.all([change({ logRetentionDays: 7 }), change({ jobRetentionDays: 9 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read('catalog')).version).toBe(version + 1);
  });

  it('of a package that is not there are not there', async () => {
    for (const name of ['nope', '__proto__', 'toString']) {
      expect((await call(app, 'GET', path(name), { token })).status, name).toBe(404);
    }
  });

  it('§6 are changed with packageManagement.edit only: to see them is not enough', async () => {
    await makePerson(app, { email: 'viewer@example.com', flags: { 'packageManagement.show': true } });
    const viewer = (await signIn(app, 'viewer@example.com', password)).token;
    expect((await call(app, 'GET', path('session'), { token: viewer })).status).toBe(200);
    const json = { version: 1, values: { passwordMinLength: 5 } };
    expect((await call(app, 'PUT', path('session'), { token: viewer, json })).status).toBe(403);
    expect((await call(app, 'GET', 'settings/frontend')).body).toMatchObject({ passwordMinLength: 6 });
  });
});

describe('a secret of a package', () => {
  const canary = 'live_canary4canary4canary4';

  it('goes in, is used, and never comes out: no answer, no table and no audit row holds it', async () => {
    const { body } = await put('payment', { provider: 'mollie', mollieApiKey: canary });
    expect(body).toMatchObject({
      _data: {
        values: { provider: 'mollie', vatPercentage: 21 },
        secrets: { mollieApiKey: true },
        schema: { properties: { mollieApiKey: { type: 'string', writeOnly: true } } },
      },
    });
    expect(await lastChange()).toMatchObject({
      before: { provider: 'test', mollieApiKey: 'not set' },
      after: { provider: 'mollie', mollieApiKey: 'changed' },
    });
    expect(JSON.stringify([body, await read('payment'), await dumpTables(app.database)])).not.toContain('canary');
    expect(await readPackageSecret(app.app.context, 'payment', 'mollieApiKey')).toBe(canary);
  });

  it('stays where it is left out, and null clears it', async () => {
    expect((await put('payment', { vatPercentage: 9 })).body).toMatchObject({
      _data: { secrets: { mollieApiKey: true } },
    });
    expect((await put('payment', { mollieApiKey: null })).body).toMatchObject({
      _data: { secrets: { mollieApiKey: false } },
    });
    expect(await readPackageSecret(app.app.context, 'payment', 'mollieApiKey')).toBeUndefined();
  });

  it('is refused where it cannot be one, without repeating it', async () => {
    const { status, body } = await put('mail', { smtpUrl: 'https://canary.example' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ smtpUrl: ['Enter an address that begins with smtp:// or smtps://'] });
    expect(JSON.stringify(body)).not.toContain('canary');
    expect((await put('payment', { mollieApiKey: 'test_short' })).body.errors).toEqual({
      mollieApiKey: ['Invalid format'],
    });
  });

  it('of another package does not decrypt in its place', async () => {
    const { db } = app.database;
    await put('payment', { mollieApiKey: canary });
    const [payment] = await db.select().from(packageSetting).where(eq(packageSetting.package, 'payment'));
    await put('mail', { fromName: 'Moved' });
    const moved = { secrets: { smtpUrl: payment?.secrets.mollieApiKey ?? '' } };
    await db.update(packageSetting).set(moved).where(eq(packageSetting.package, 'mail'));
    await expect(readPackageSecret(app.app.context, 'mail', 'smtpUrl')).rejects.toThrow('cannot be decrypted');
    await put('mail', { smtpUrl: null, fromName: '' });
  });
});

describe('what the settings do', () => {
  it('base: the name and address of the site, in the web app and in mails', async () => {
    await put('base', { siteTitle: 'Werkscan', contactEmail: 'hulp@werkscan.example' });
    expect((await call(app, 'GET', 'settings/frontend')).body).toMatchObject({
      ...{ siteTitle: 'Werkscan', contactEmail: 'hulp@werkscan.example' },
    });
  });

  it('session: how long a session that begins now lives, and how long an account rests after wrong passwords', async () => {
    await put('session', { sessionHours: 2, lockMinutes: 3 });
    app.clock.advance(1);
    token = (await signIn(app)).token;
    const [newest] = await app.database.db.select().from(session).orderBy(desc(session.createdAt), desc(session.id));
    expect(newest?.expiresAt.getTime()).toBe(app.clock.now().getTime() + 2 * 3600 * 1000);
    const guess = () => call(app, 'POST', 'login', { form: { username: 'x@example.com', password: 'wrong' } });
    for (let tries = 0; tries < 10; tries++) await guess();
    const { status, headers } = await guess();
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('180');
  });

  it('mail: through which server it leaves, in whose name, and where answers go', async () => {
    await put('mail', { smtpUrl: mail.url, fromName: 'Werkscan, hulp', replyTo: 'hulp@werkscan.example' });
    await queueMail(app.database.db, app.clock.now(), {
      ...{ template: 'passwordChanged', recipient: 'noor@example.com', tenantId: 1, locale: 'nl' },
      params: { name: 'Noor' },
    });
    await call(app, 'POST', 'logout');
    const received = await mail.waitFor(({ to }) => to.includes('noor@example.com'));
    const header = (name: string) => received.headers.find(({ key }) => key === name)?.value;
    expect(header('from')).toBe('"Werkscan, hulp" <no-reply@localhost>');
    expect(header('reply-to')).toBe('hulp@werkscan.example');
    expect(received.text).toContain('Deze mail is verstuurd door Werkscan.');
    await put('mail', { smtpUrl: null });
    await queueMail(app.database.db, app.clock.now(), {
      ...{ template: 'passwordChanged', recipient: adminEmail, tenantId: 1, locale: 'nl' },
    });
    await call(app, 'POST', 'logout');
    const kept = async () =>
      (await app.database.db.select().from(message).where(eq(message.recipient, adminEmail))).map(
        ({ status }) => status,
      );
    await expect.poll(kept, { timeout: 10_000 }).toEqual(['kept']);
    expect(mail.messages).toHaveLength(1);
  });

  it('privacy: when a scan that says nothing of it is anonymised, finished or not', async () => {
    await put('privacy', { unfinishedDays: 3, retentionMonths: 2 });
    const survey = await publishSmallScan(app);
    const json = { survey, pageNumber: 1, terms: 1, questions: { you: youAnswers } };
    expect((await call(app, 'POST', 'survey/responses', { json })).status).toBe(200);
    const [begun] = await app.database.db.select().from(response);
    expect(begun?.anonimizeAt?.getTime()).toBe(app.clock.now().getTime() + 3 * 24 * 3600 * 1000);
  });
});
