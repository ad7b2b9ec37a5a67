import { eq } from 'drizzle-orm';
import { jwtDecode } from 'jwt-decode';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TokenPayload } from '#contract/session.ts';
import { appUser, packageSetting } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { authenticatorCode, computedCode, oathtoolCode, wrongCode } from '#tests/support/authenticator.ts';
import { dumpTables } from '#tests/support/dump.ts';
import { makePerson, password } from '#tests/support/people.ts';
import { type Enrolled, enrol, login, passwordStep } from '#tests/support/two-factor.ts';

const app = testApp();
const now = () => app.clock.now();
const nextStep = () => app.clock.advance(30);
const opens = async (token: string) => (await call(app, 'GET', 'profile', { token })).status === 200;

let people = 0;
async function newcomer(enforceTwoFactor = true): Promise<string> {
  people += 1;
  const { email } = await makePerson(app, { email: `person${people}@example.nl`, enforceTwoFactor });
  return email;
}

describe('§4 login: two-factor that is enforced and missing', () => {
  it('gives a set-up token with twoFactorSecret and qrCodeUrl, five minutes long, and no session', async () => {
    const email = await newcomer();
    const { status, body } = await login(app, { username: email, password });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['preAuthToken']);
    const { payload } = await passwordStep(app, email);
    expect(payload).toMatchObject({ purpose: 'setup_2fa', exp: Math.floor(now().getTime() / 1000) + 300 });
    expect(payload.twoFactorSecret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(payload.qrCodeUrl ?? '');
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toBe(`/De Arbeidsmarktscan:${email}`);
    expect(url.searchParams.get('issuer')).toBe('De Arbeidsmarktscan');
    expect(url.searchParams.get('secret')).toBe(payload.twoFactorSecret);
  });

  it('a code of its secret signs in, with ten recovery codes that are shown once', async () => {
    const email = await newcomer();
    const { session, secret, recoveryCodes } = await enrol(app, email);
    expect(session.hasTwoFactor).toBe(true);
    expect(await opens(session.token)).toBe(true);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    nextStep();
    const { token } = await passwordStep(app, email);
    const again = await login(app, { twoFactorCode: authenticatorCode(secret, now()) }, { token });
    expect(again.status).toBe(200);
    expect(again.body).not.toHaveProperty('recoveryCodes');
  });

  it('a wrong code is 403 in the reader’s language, and sets nothing up', async () => {
    const email = await newcomer();
    const { token, payload } = await passwordStep(app, email);
    const twoFactorCode = wrongCode(payload.twoFactorSecret ?? '', now());
    const english = await login(app, { twoFactorCode }, { token });
    expect(english.status).toBe(403);
    expect(english.body.detail).toBe('Verification failed. Please check the code.');
    const dutch = await login(app, { twoFactorCode }, { token, headers: { 'accept-language': 'nl' } });
    expect(dutch.body.detail).toBe('Verificatie mislukt. Controleer de code.');
    expect((await passwordStep(app, email)).payload.purpose).toBe('setup_2fa');
  });

  it('§8 without a code: Missing required setup information', async () => {
    const { token } = await passwordStep(app, await newcomer());
    const { status, body } = await login(app, {}, { token });
    expect(status).toBe(422);
    expect(body.detail).toBe('Missing required setup information. Please try logging in again.');
  });

  it('a set-up token is void once the user has two-factor', async () => {
    const email = await newcomer();
    const early = await passwordStep(app, email);
    await enrol(app, email);
    const twoFactorCode = authenticatorCode(early.payload.twoFactorSecret ?? '', now());
    expect((await login(app, { twoFactorCode }, { token: early.token })).status).toBe(401);
  });

  it('counts as not signed in: a session from before is refused, and stays so after the set-up', async () => {
    const person = await makePerson(app, { email: 'earlier@example.nl' });
    const { token, refreshToken } = await signIn(app, person.email, password);
    await app.database.db.update(appUser).set({ requiresTwoFactor: true }).where(eq(appUser.id, person.id));
    expect(await opens(token)).toBe(false);
    const refreshed = () => call(app, 'POST', 'token-refresh', { json: { refreshToken, userId: person.id } });
    expect((await refreshed()).status).toBe(401);
    const { session } = await enrol(app, person.email);
    expect(await opens(session.token)).toBe(true);
    expect(await opens(token)).toBe(false);
    expect((await refreshed()).status).toBe(401);
  });
});

describe('§4 login: two-factor that is set up', () => {
  let email = '';
  let enrolled: Enrolled;
  beforeEach(async () => {
    email = await newcomer();
    enrolled = await enrol(app, email);
    nextStep();
  });
  const code = () => authenticatorCode(enrolled.secret, now());
  const codeStep = async (twoFactorCode: string) => {
    const { token } = await passwordStep(app, email);
    return login(app, { twoFactorCode }, { token });
  };

  it('takes codes of real authenticators: oathtool, otpauth and RFC 6238 by hand agree', async () => {
    const independent = new TOTP({ secret: enrolled.secret }).generate({ timestamp: now().getTime() });
    expect(computedCode(enrolled.secret, now())).toBe(independent);
    expect([undefined, independent]).toContain(oathtoolCode(enrolled.secret, now()));
    expect((await codeStep(independent)).status).toBe(200);
  });

  it('asks with a verify token that holds no secret', async () => {
    const { payload } = await passwordStep(app, email);
    expect(payload).toMatchObject({ purpose: 'verify_2fa' });
    expect(payload).not.toHaveProperty('twoFactorSecret');
  });

  it('takes username, password and code at once, and the code as people type it', async () => {
    const spaced = code().replace(/^(...)/, '$1 ');
    const { status, body } = await login(app, { username: email, password, twoFactorCode: spaced });
    expect(status).toBe(200);
    expect(body.hasTwoFactor).toBe(true);
  });

  it('§8 a server warning about the password comes with the session, not with the token before it', async () => {
    const { db } = app.database;
    await db.insert(packageSetting).values({ package: 'session', values: { passwordMinLength: 40 }, updatedAt: now() });
    const first = await login(app, { username: email, password });
    expect(first.body).not.toHaveProperty('_warning');
    const second = await login(app, { twoFactorCode: code() }, { token: first.body.preAuthToken });
    expect(second.body._warning).toContain('40 characters');
    await db.delete(packageSetting);
  });

  it('row 10: a code works once', async () => {
    expect((await codeStep(code())).status).toBe(200);
    expect((await codeStep(code())).status).toBe(403);
  });

  it('row 10: of twenty uses of one code at once, one signs in', async () => {
    const { token } = await passwordStep(app, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login(app, { twoFactorCode: code() }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 403, 429].includes(status))).toBe(true);
  });

  it('the code that set two-factor up does not sign in as well', async () => {
    const other = await newcomer();
    const { secret } = await enrol(app, other);
    const { token } = await passwordStep(app, other);
    expect((await login(app, { twoFactorCode: authenticatorCode(secret, now()) }, { token })).status).toBe(403);
  });

  it('takes the codes of the step before and after, and none further off', async () => {
    const at = (seconds: number) => authenticatorCode(enrolled.secret, new Date(now().getTime() + seconds * 1000));
    app.clock.advance(120);
    expect((await codeStep(at(-60))).status).toBe(403);
    expect((await codeStep(at(60))).status).toBe(403);
    expect((await codeStep(at(-30))).status).toBe(200);
    expect((await codeStep(at(30))).status).toBe(200);
  });

  it('a recovery code stands in once, however it is typed', async () => {
    const [first = '', second = '', third = ''] = enrolled.recoveryCodes;
    expect((await codeStep(first)).status).toBe(200);
    expect((await codeStep(first)).status).toBe(403);
    expect((await codeStep(second.toLowerCase().replace('-', ' '))).status).toBe(200);
    const { token } = await passwordStep(app, email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(app, { twoFactorCode: third }, { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('somebody else’s recovery code and code are wrong ones', async () => {
    const other = await enrol(app, await newcomer());
    expect((await codeStep(other.recoveryCodes[0] ?? '')).status).toBe(403);
    expect((await codeStep(authenticatorCode(other.secret, now()))).status).toBe(403);
  });

  it('row 11: ten wrong codes lock the account’s codes; a right password does not reset the count', async () => {
    const wrong = wrongCode(enrolled.secret, now());
    for (let guess = 0; guess < 5; guess++) expect((await codeStep(wrong)).status).toBe(403);
    expect((await login(app, { username: email, password })).status).toBe(200);
    for (let guess = 0; guess < 5; guess++) expect((await codeStep(wrong)).status).toBe(403);
    const locked = await codeStep(code());
    expect(locked.status).toBe(429);
    expect(locked.headers['retry-after']).toBe('900');
    expect(locked.body.detail).toBe('Too many attempts. Wait 15 minutes and try again.');
    expect((await login(app, { username: email, password, twoFactorCode: code() })).status).toBe(429);
    expect((await codeStep(enrolled.recoveryCodes[0] ?? '')).status).toBe(429);
    app.clock.advance(15 * 60);
    expect((await codeStep(code())).status).toBe(200);
  });

  it('row 11: a right code resets the count, and guesses made at once do not slip through', async () => {
    const wrong = wrongCode(enrolled.secret, now());
    for (let guess = 0; guess < 9; guess++) await codeStep(wrong);
    expect((await codeStep(code())).status).toBe(200);
    const { token } = await passwordStep(app, email);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => login(app, { twoFactorCode: wrong }, { token })),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('a pre-auth token ends after five minutes, and with the password that it was given for', async () => {
    const late = await passwordStep(app, email);
    app.clock.advance(301);
    const expired = await login(app, { twoFactorCode: code() }, { token: late.token });
    expect(expired.status).toBe(401);
    expect(expired.body.detail).toBe('Signing in took too long. Enter your password again.');
    const { token } = await passwordStep(app, email);
    const { token: own } = (await login(app, { username: email, password, twoFactorCode: code() })).body;
    const json = { currentPassword: password, newPassword: 'Kievit-roept-7-keer' };
    expect((await call(app, 'POST', 'profile/password', { token: own, json })).status).toBe(200);
    nextStep();
    expect((await login(app, { twoFactorCode: code() }, { token })).status).toBe(401);
  });

  it('row 5: a pre-auth token opens nothing else, and no other token stands in for it', async () => {
    const { token } = await passwordStep(app, email);
    for (const path of ['profile', 'profile/sessions', 'survey/responses', 'base/contents']) {
      expect((await call(app, 'GET', path, { token })).status, path).toBe(401);
    }
    const json = { refreshToken: token, userId: idOf(enrolled.session.token) };
    expect((await call(app, 'POST', 'token-refresh', { json })).status).toBeGreaterThanOrEqual(400);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"pre-auth+jwt"}').toString('base64url')}.${payload}.`;
    const flipped = `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const retyped = `${Buffer.from('{"alg":"HS256","typ":"at+jwt"}').toString('base64url')}.${payload}.${signature}`;
    for (const bad of [enrolled.session.token, enrolled.session.refreshToken, none, flipped, retyped, 'x']) {
      expect((await login(app, { twoFactorCode: code() }, { token: bad })).status).toBe(401);
    }
    expect((await call(app, 'GET', 'profile', { token: retyped })).status).toBe(401);
  });

  it('neither the secret nor a recovery code is in a dump', async () => {
    const dump = JSON.stringify(await dumpTables(app.database));
    expect(dump).not.toContain(enrolled.secret);
    for (const recovery of enrolled.recoveryCodes) {
      expect(dump).not.toContain(recovery);
      expect(dump).not.toContain(recovery.replace('-', ''));
    }
    expect(dump).not.toContain(enrolled.session.refreshToken);
    const [row] = await app.database.db.select().from(appUser).where(eq(appUser.email, email));
    expect(row?.twoFactorSecret).toMatch(/^v1\./);
  });
});

function idOf(token: string): number {
  return jwtDecode<TokenPayload>(token).id;
}
