import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#contract/session.ts';
import { auditLog } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { authenticatorCode, wrongCode } from '#tests/support/authenticator.ts';
import { makePerson, type Person, password } from '#tests/support/people.ts';
import { publishSmallScan, takeScan, youAnswers } from '#tests/support/small-scan.ts';
import { enrol, login, passwordStep } from '#tests/support/two-factor.ts';

const app = testApp();
let person: Person;
let token = '';

beforeAll(async () => {
  person = await makePerson(app, { email: 'noor@example.nl', flags: { '*': true } });
  token = (await signIn(app, person.email, password)).token;
});

const rows = (action: (typeof auditLog.$inferSelect)['action']) =>
  app.database.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id));
const newest = async (action: string) => (await rows(action))[0];

describe('row 31: sign-in events in the audit log', () => {
  it('a sign-in says who, when and from where', async () => {
    const headers = { 'user-agent': `Browser ${'x'.repeat(500)}` };
    await login(app, { username: person.email, password }, { headers });
    expect(await newest('sign-in')).toMatchObject({
      at: app.clock.now(),
      tenantId: 1,
      actorId: person.id,
      impersonatorId: null,
      entity: 'session',
      address: '127.0.0.1',
      userAgent: headers['user-agent'].slice(0, 300),
    });
  });

  it('a failed one names the user where there is one, and never what was typed', async () => {
    await login(app, { username: person.email, password: 'canary-password' });
    expect(await newest('sign-in-failed')).toMatchObject({ actorId: null, tenantId: 1, entityId: String(person.id) });
    await login(app, { username: 'canary-name@example.nl', password: 'canary-password' });
    expect(await newest('sign-in-failed')).toMatchObject({ actorId: null, tenantId: null, entityId: null });
    expect(JSON.stringify(await app.database.db.select().from(auditLog))).not.toContain('canary');
  });

  it('codes: refused, set up, changed, recovered with, renewed, switched off', async () => {
    const { email, id } = await makePerson(app, { email: 'coded@example.nl', enforceTwoFactor: true });
    const { secret, recoveryCodes } = await enrol(app, email);
    expect(await newest('two-factor-on')).toMatchObject({ actorId: id, entityId: String(id) });
    const { token: preAuth } = await passwordStep(app, email);
    expect(await newest('password-accepted')).toMatchObject({ actorId: null, tenantId: 1, entityId: String(id) });
    await login(app, { twoFactorCode: wrongCode(secret, app.clock.now()) }, { token: preAuth });
    expect(await newest('code-refused')).toMatchObject({ actorId: id });
    const { body } = await login(app, { twoFactorCode: recoveryCodes[0] ?? '' }, { token: preAuth });
    expect(await newest('recovery-code-used')).toMatchObject({ actorId: id });
    const post = (path: string, json: object) =>
      call(app, 'POST', `two-factor/${id}${path}`, { token: body.token, json: { ...json, password } });
    await post('/recovery-codes', {});
    expect(await newest('recovery-codes-renewed')).toMatchObject({ actorId: id });
    await post('', { twoFactorCode: authenticatorCode(secret, app.clock.now()), twoFactorSecret: secret });
    expect(await newest('two-factor-changed')).toMatchObject({ actorId: id });
    const log = JSON.stringify(await app.database.db.select().from(auditLog));
    for (const canary of [secret, ...recoveryCodes, preAuth]) expect(log).not.toContain(canary);
  });

  it('a link for a new password was asked for, not by whom; somebody was not let in as another', async () => {
    await call(app, 'POST', 'reset-password', { json: { email: 'canary-address@example.nl' } });
    expect(await newest('password-reset-requested')).toMatchObject({ actorId: null, entityId: null });
    await call(app, 'POST', 'login-as-user', { token, form: { userId: '1' } });
    const refused = { actorId: person.id, entity: 'user', entityId: '1' };
    expect(await newest('impersonation-refused')).toMatchObject(refused);
    expect(JSON.stringify(await app.database.db.select().from(auditLog))).not.toContain('canary');
  });

  it('sessions: extended, revoked, signed out of, stolen from', async () => {
    const own = (await login(app, { username: person.email, password })).body;
    await call(app, 'POST', 'profile/session-extension', { token: own.token, json: { password } });
    expect(await newest('session-extended')).toMatchObject({ actorId: person.id, after: expect.anything() });
    const extended = await newest('session-extended');
    await call(app, 'DELETE', `profile/sessions/${extended?.entityId}`, { token });
    expect(await newest('session-revoked')).toMatchObject({ actorId: person.id, entityId: extended?.entityId });
    const leaving = (await login(app, { username: person.email, password })).body;
    await call(app, 'POST', 'logout', { token: leaving.token });
    expect(await newest('sign-out')).toMatchObject({ actorId: person.id, entity: 'session' });
    const robbed = (await login(app, { username: person.email, password })).body;
    const json = { refreshToken: robbed.refreshToken, userId: person.id };
    await call<Session>(app, 'POST', 'token-refresh', { json });
    app.clock.advance(31);
    await call(app, 'POST', 'token-refresh', { json });
    expect(await newest('token-reuse')).toMatchObject({ actorId: null, tenantId: 1, after: { userId: person.id } });
  });

  it('a change of the own profile keeps before and after, and nothing where it was refused', async () => {
    await call(app, 'PUT', 'profile', { token, json: { firstname: 'Noor', lastname: 'Smit', locale: 'en' } });
    expect(await newest('change')).toMatchObject({
      entity: 'user',
      entityId: String(person.id),
      before: { firstname: 'noor', lastname: '', locale: 'nl' },
      after: { firstname: 'Noor', lastname: 'Smit', locale: 'en' },
    });
    const json = { currentPassword: 'wrong', newPassword: 'Kievit-roept-7-keer' };
    await call(app, 'POST', 'profile/password', { token, json });
    expect(await rows('password-changed')).toEqual([]);
  });
});

describe('row 31: guesses with a stolen token', () => {
  it.each([
    ['profile/password', { currentPassword: 'canary-guess', newPassword: 'abcd' }],
    ['profile/session-extension', { password: 'canary-guess' }],
    ['two-factor/{id}/disable', { password: 'canary-guess' }],
  ])('a wrong password at %s leaves a row, and not the guess', async (path, json) => {
    const before = (await rows('password-refused')).length;
    await call(app, 'POST', path.replace('{id}', String(person.id)), { token, json });
    const refused = await rows('password-refused');
    expect(refused).toHaveLength(before + 1);
    expect(refused[0]).toMatchObject({ actorId: person.id, tenantId: 1, entity: 'user', entityId: String(person.id) });
    expect(JSON.stringify(refused)).not.toContain('canary');
  });
});

describe('row 31: who read personal data', () => {
  const reads = () => rows('read');

  it('a list says how many rows and by which fields, not by which values; a record says which one', async () => {
    const survey = await publishSmallScan(app);
    const [first, second] = [await takeScan(app, survey, youAnswers), await takeScan(app, survey, youAnswers)];
    expect(first).not.toBe(second);
    const filter = JSON.stringify({ q: 'canary', status: 'NEW' });
    await call(app, 'GET', `survey/responses?${new URLSearchParams({ filter })}`, { token });
    await call(app, 'GET', 'survey/responses', { token });
    const list = await call<{ _data: { id: string }[] }>(app, 'GET', 'survey/responses', { token });
    const id = list.body._data[0]?.id ?? '';
    await call(app, 'GET', `survey/responses/${id}`, { token });
    await expect.poll(async () => (await reads()).length).toBe(4);
    const [one, , all, filtered] = await reads();
    expect(one).toMatchObject({ entity: 'response', entityId: id, actorId: person.id, address: '127.0.0.1' });
    expect(all).toMatchObject({ entityId: null, after: { rows: 2, fields: [] } });
    expect(filtered).toMatchObject({ after: { rows: 0, fields: ['q', 'status'] } });
    expect(JSON.stringify(await reads())).not.toContain('canary');
  });

  it('nobody keeps the reads around it out of the log with a name that no table takes', async () => {
    const before = (await reads()).length;
    const poisoned = ['\\u0000', '\\ud800', 'jan@example.nl'].map((name) => encodeURIComponent(`{"${name}":""}`));
    const asked = [call(app, 'GET', 'catalog/users', { token })];
    for (const filter of poisoned) asked.push(call(app, 'GET', `catalog/users?filter=${filter}`, { token }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 400, 400, 400]);
    await expect.poll(async () => (await reads()).length).toBe(before + 1);
  });

  it('what was refused was not read', async () => {
    const before = (await reads()).length;
    const plain = await makePerson(app, { email: 'plain@example.nl', flags: {} });
    const own = (await signIn(app, plain.email, password)).token;
    expect((await call(app, 'GET', 'survey/responses', { token: own })).status).toBe(403);
    expect((await call(app, 'GET', 'survey/responses?filter=x', { token })).status).toBe(400);
    const absent = 'survey/responses/019a7f3a-0000-7000-8000-000000000000';
    expect((await call(app, 'GET', absent, { token })).status).toBe(404);
    await call(app, 'GET', `catalog/users?filter=${encodeURIComponent(JSON.stringify({ email: person.email }))}`, {
      token,
    });
    await expect.poll(async () => (await reads()).length).toBe(before + 1);
    expect((await reads())[0]).toMatchObject({ entity: 'user', after: { rows: 1, fields: ['email'] } });
  });
});
