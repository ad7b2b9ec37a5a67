import { eq } from 'drizzle-orm';
import { jwtDecode } from 'jwt-decode';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnSession } from '#contract/account.ts';
import type { Problem } from '#contract/envelope.ts';
import type { Session, TokenPayload } from '#contract/session.ts';
import { appUser, message, passwordReset, refreshToken, session } from '#server/db/schema.ts';
import { tidySessions } from '#server/modules/session/service.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { authenticatorCode, wrongCode } from '#tests/support/authenticator.ts';
import { makePerson, type Person, password } from '#tests/support/people.ts';
import { enrol, login } from '#tests/support/two-factor.ts';

const app = testApp();
const opens = async (token: string) => (await call(app, 'GET', 'profile', { token })).status === 200;
const sessionsOf = async (token: string) =>
  (await call<{ _data: OwnSession[]; _pagination: { _total: number } }>(app, 'GET', 'profile/sessions', { token }))
    .body;

let people = 0;
let person: Person;
let token = '';

beforeEach(async () => {
  people += 1;
  const email = `owner${people}@example.nl`;
  person = await makePerson(app, { email, flags: { 'userManagement.profile': true } });
  token = (await signIn(app, email, password)).token;
});

describe('the own profile', () => {
  const put = (json: object) => call<{ _data: object }>(app, 'PUT', 'profile', { token, json });

  it('name and language change, and nothing that is not asked for', async () => {
    const json = {
      firstname: ' Fleur ',
      lastname: 'de Groot',
      locale: 'en',
      email: 'x@x.nl',
      isSystem: true,
      tenantId: 9,
    };
    const { status, body } = await put(json);
    expect(status).toBe(200);
    expect(body._data).toMatchObject({ name: 'Fleur de Groot', firstname: 'Fleur', locale: 'en', email: person.email });
    const [row] = await app.database.db.select().from(appUser).where(eq(appUser.id, person.id));
    expect(row).toMatchObject({ firstname: 'Fleur', lastname: 'de Groot', isSystem: false, tenantId: 1 });
  });

  it('a name is needed, and no control character stands in one', async () => {
    expect((await put({ firstname: ' ', lastname: '', locale: 'nl' })).status).toBe(400);
    for (const odd of ['A\u0007', '\u202eA', '\u200b', 'A\ud800'])
      expect((await put({ firstname: odd, lastname: '', locale: 'nl' })).status, JSON.stringify(odd)).toBe(400);
    expect((await put({ firstname: 'A', lastname: '', locale: 'fr' })).status).toBe(400);
  });
});

describe('the own password', () => {
  const newPassword = 'Kievit-roept-7-keer';
  const change = (json: object, headers?: Record<string, string>) =>
    call<Problem>(app, 'POST', 'profile/password', { token, json, ...(headers && { headers }) });

  it('row 12: is not changed by a bearer alone, nor with a wrong password', async () => {
    expect((await change({ newPassword })).status).toBe(403);
    const wrong = await change({ currentPassword: 'nope', newPassword }, { 'accept-language': 'nl' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ currentPassword: ['Dit is niet je wachtwoord.'] });
    expect((await login(app, { username: person.email, password })).status).toBe(200);
  });

  it('§5 has at least 4 characters', async () => {
    const short = await change({ currentPassword: password, newPassword: 'abc' });
    expect(short.status).toBe(422);
    expect(short.body.errors?.newPassword).toHaveLength(1);
    expect((await change({ currentPassword: password, newPassword: 'abcd' })).status).toBe(200);
  });

  it('row 7: a change ends every other session, its refresh tokens and pending links, and says so by mail', async () => {
    const other = await signIn(app, person.email, password);
    const now = app.clock.now();
    await app.database.db
      .insert(passwordReset)
      .values({ tokenHash: `of ${person.email}`, userId: person.id, createdAt: now, expiresAt: new Date(+now + 1e6) });
    expect((await change({ currentPassword: password, newPassword })).status).toBe(200);
    expect(await opens(token)).toBe(true);
    expect(await opens(other.token)).toBe(false);
    const json = { refreshToken: other.refreshToken, userId: person.id };
    expect((await call(app, 'POST', 'token-refresh', { json })).status).toBe(401);
    expect(await app.database.db.select().from(passwordReset).where(eq(passwordReset.userId, person.id))).toEqual([]);
    expect((await login(app, { username: person.email, password })).status).toBe(403);
    expect((await login(app, { username: person.email, password: newPassword })).status).toBe(200);
    const mails = await app.database.db.select().from(message).where(eq(message.recipient, person.email));
    expect(mails.map(({ template }) => template)).toEqual(['passwordChanged']);
  });

  it('row 29: guesses with a token count like guesses at sign-in', async () => {
    for (let guess = 0; guess < 10; guess++) {
      expect((await change({ currentPassword: `guess ${guess}`, newPassword })).status).toBe(422);
    }
    expect((await change({ currentPassword: password, newPassword })).status).toBe(429);
    expect((await login(app, { username: person.email, password })).status).toBe(429);
    app.clock.advance(15 * 60 - 1);
    expect((await login(app, { username: person.email, password })).status).toBe(429);
    app.clock.advance(1);
    expect((await login(app, { username: person.email, password })).status).toBe(200);
  });
});

describe('own sessions', () => {
  it('lists the live ones, the last seen first, with the one that asks marked', async () => {
    app.clock.advance(60);
    const form = { username: person.email, password };
    const phone = await login(app, form, { headers: { 'user-agent': 'Phone' } });
    const { _data, _pagination } = await sessionsOf(token);
    expect(_pagination._total).toBe(2);
    expect(_data.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['Phone', false],
      [expect.any(String), true],
    ]);
    expect(_data[0]).toMatchObject({ address: '127.0.0.1', impersonator: null });
    app.clock.advance(60);
    const json = { refreshToken: phone.body.refreshToken, userId: person.id };
    await call(app, 'POST', 'token-refresh', { json });
    const [seen] = (await sessionsOf(token))._data;
    expect(seen?.lastSeenAt).toBe(app.clock.now().toISOString());
    expect(seen?.createdAt).not.toBe(seen?.lastSeenAt);
    app.clock.advance(12 * 3600);
    const { token: later } = await signIn(app, person.email, password);
    expect((await sessionsOf(later))._pagination._total).toBe(1);
  });

  it('ends one, which acts at once; the current one too', async () => {
    const other = await signIn(app, person.email, password);
    const end = (id: string) => call(app, 'DELETE', `profile/sessions/${id}`, { token });
    const { sid } = jwtDecode<TokenPayload>(other.token);
    expect((await end(sid)).status).toBe(200);
    expect(await opens(other.token)).toBe(false);
    expect((await end(sid)).status).toBe(404);
    expect((await end(jwtDecode<TokenPayload>(token).sid)).status).toBe(200);
    expect(await opens(token)).toBe(false);
  });

  it('row 17: somebody else’s session is as if absent', async () => {
    const foreign = await makePerson(app, { email: `foreign${people}@example.nl` });
    const theirs = await signIn(app, foreign.email, password);
    const { sid } = jwtDecode<TokenPayload>(theirs.token);
    const absent = '019a7f3a-0000-7000-8000-000000000000';
    const [first, second] = await Promise.all(
      [sid, absent].map((id) => call(app, 'DELETE', `profile/sessions/${id}`, { token })),
    );
    expect([first?.status, second?.status]).toEqual([404, 404]);
    expect(await opens(theirs.token)).toBe(true);
  });

  it('signing out ends the session also where the access token has just ended', async () => {
    app.clock.advance(16 * 60);
    expect((await call(app, 'POST', 'logout', { token })).status).toBe(200);
    const { sid } = jwtDecode<TokenPayload>(token);
    const [row] = await app.database.db.select().from(session).where(eq(session.id, sid));
    expect(row?.revokedAt).not.toBeNull();
  });

  it('a session that ended thirty days ago is forgotten, with its refresh tokens', async () => {
    const { sid } = jwtDecode<TokenPayload>(token);
    const rows = () => app.database.db.select().from(refreshToken).where(eq(refreshToken.sessionId, sid));
    app.clock.advance(30 * 24 * 3600);
    await tidySessions(app.database.db, app.clock.now());
    expect(await rows()).toHaveLength(1);
    app.clock.advance(12 * 3600 + 1);
    await tidySessions(app.database.db, app.clock.now());
    expect(await rows()).toEqual([]);
    expect(await app.database.db.select().from(session).where(eq(session.id, sid))).toEqual([]);
  });
});

describe('the absolute end of a session', () => {
  type Extended = { _data: { token: string } } & Problem;
  const extend = (json: object, as = token) =>
    call<Extended>(app, 'POST', 'profile/session-extension', { token: as, json });
  const endOf = (of: string) => jwtDecode<TokenPayload>(of).sessionEnd;
  const inSeconds = (hours: number) => Math.floor(app.clock.now().getTime() / 1000) + hours * 3600;

  it('rides in the token, and the password moves it twelve hours on', async () => {
    expect(endOf(token)).toBe(inSeconds(12));
    app.clock.advance(600);
    const { status, body } = await extend({ password });
    expect(status).toBe(200);
    expect(endOf(body._data.token)).toBe(inSeconds(12));
    expect(jwtDecode<TokenPayload>(body._data.token).sid).toBe(jwtDecode<TokenPayload>(token).sid);
    expect(await opens(body._data.token)).toBe(true);
  });

  it('stays where it was without the password or with a wrong one', async () => {
    expect((await extend({})).status).toBe(403);
    const wrong = await extend({ password: 'nope' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toHaveProperty('password');
    expect((await sessionsOf(token))._data[0]?.expiresAt).toBe(new Date((endOf(token) ?? 0) * 1000).toISOString());
  });

  it('asks for a code as well where two-factor is set up, once each', async () => {
    const { email } = await makePerson(app, { email: `coded${people}@example.nl`, enforceTwoFactor: true });
    const { session: own, secret } = await enrol(app, email);
    app.clock.advance(30);
    const twoFactorCode = authenticatorCode(secret, app.clock.now());
    const without = await extend({ password }, own.token);
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['twoFactorCode']]);
    const wrong = await extend({ password, twoFactorCode: wrongCode(secret, app.clock.now()) }, own.token);
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ twoFactorCode: ['Verification failed. Please check the code.'] });
    expect((await extend({ password, twoFactorCode }, own.token)).status).toBe(200);
    expect((await extend({ password, twoFactorCode }, own.token)).status).toBe(422);
    const signedIn = await login(app, { username: email, password, twoFactorCode });
    expect(signedIn.status).toBe(403);
  });

  it('row 9: a session that is refreshed all the time ends at its limit, an extended one at the new limit', async () => {
    let current: Session = (await login(app, { username: person.email, password })).body;
    const refresh = async () => {
      const json = { refreshToken: current.refreshToken, userId: person.id };
      const { status, body } = await call<Session>(app, 'POST', 'token-refresh', { json });
      if (status === 200) current = body;
      return status;
    };
    for (let hour = 0; hour < 11; hour++) {
      app.clock.advance(3600);
      expect(await refresh()).toBe(200);
    }
    expect((await extend({ password }, current.token)).status).toBe(200);
    for (let hour = 0; hour < 11; hour++) {
      app.clock.advance(3600);
      expect(await refresh()).toBe(200);
    }
    app.clock.advance(3600);
    expect(await refresh()).toBe(401);
    expect(await opens(current.token)).toBe(false);
  });
});
