import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#contract/envelope.ts';
import type { TwoFactorSetUp } from '#contract/two-factor.ts';
import { appUser, message } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { authenticatorCode, wrongCode } from '#tests/support/authenticator.ts';
import { makePerson, type Person, password } from '#tests/support/people.ts';
import { enrol, login, passwordStep } from '#tests/support/two-factor.ts';

type Outcome = { _data: { success: boolean; message: string; recoveryCodes?: string[] } } & Problem;

const app = testApp();
const code = (secret: string) => authenticatorCode(secret, app.clock.now());
const stored = async (id: number) => (await app.database.db.select().from(appUser).where(eq(appUser.id, id)))[0];

let people = 0;
let person: Person;
let token = '';

beforeEach(async () => {
  people += 1;
  person = await makePerson(app, { email: `own${people}@example.nl` });
  token = (await signIn(app, person.email, password)).token;
});

const post = (path: string, json: object, headers: Record<string, string> = {}) =>
  call<Outcome>(app, 'POST', `two-factor/${path}`, { token, json, headers });
const newSecret = async () => {
  const { body } = await call<{ _data: TwoFactorSetUp }>(app, 'GET', `two-factor/${person.id}`, { token });
  return body._data;
};
const setUp = async (headers: Record<string, string> = {}) => {
  const { new_twofactor: twoFactorSecret } = await newSecret();
  const answer = await post(
    String(person.id),
    { twoFactorCode: code(twoFactorSecret), twoFactorSecret, password },
    headers,
  );
  return { secret: twoFactorSecret, answer };
};
const mails = async () =>
  (await app.database.db.select().from(message).where(eq(message.recipient, person.email))).map((row) => row.template);

describe('§7 two-factor of one’s own', () => {
  it('set-up data is a new secret each time, its otpauth address, and whether there is one', async () => {
    const [first, second] = [await newSecret(), await newSecret()];
    expect(first.new_twofactor).not.toBe(second.new_twofactor);
    expect(new URL(first.two_factor_string).searchParams.get('secret')).toBe(first.new_twofactor);
    expect(first.hasTwoFactor).toBe(false);
    expect((await stored(person.id))?.twoFactorSecret).toBeNull();
  });

  it('§8 saving says it was activated, then updated, in the reader’s language, with ten recovery codes', async () => {
    const { answer: first } = await setUp();
    expect(first.status).toBe(200);
    expect(first.body._data).toMatchObject({
      success: true,
      message: 'Two-Factor Authentication activated successfully!',
    });
    expect(first.body._data.recoveryCodes).toHaveLength(10);
    app.clock.advance(30);
    const { answer: second } = await setUp();
    expect(second.body._data.message).toBe('Two-Factor Authentication updated successfully!');
    const { answer: dutch } = await setUp({ 'accept-language': 'nl' });
    expect(dutch.body._data.message).toBe('Tweestapsverificatie is bijgewerkt!');
    expect(await mails()).toEqual(['twoFactorOn', 'twoFactorOn', 'twoFactorOn']);
  });

  it('is asked for from then on; the code of the set-up works no second time', async () => {
    const { secret } = await setUp();
    const { token: preAuth } = await passwordStep(app, person.email);
    expect((await login(app, { twoFactorCode: code(secret) }, { token: preAuth })).status).toBe(403);
    app.clock.advance(30);
    expect((await login(app, { twoFactorCode: code(secret) }, { token: preAuth })).status).toBe(200);
  });

  it('a new secret makes the old one and its recovery codes worthless', async () => {
    const old = await setUp();
    await setUp();
    app.clock.advance(30);
    const { token: preAuth } = await passwordStep(app, person.email);
    for (const twoFactorCode of [code(old.secret), old.answer.body._data.recoveryCodes?.[0] ?? '']) {
      expect((await login(app, { twoFactorCode }, { token: preAuth })).status).toBe(403);
    }
  });

  it('row 12: nothing changes without the password, nor with a wrong one', async () => {
    const { secret } = await setUp();
    const before = await stored(person.id);
    const { new_twofactor: twoFactorSecret } = await newSecret();
    const save = { twoFactorCode: code(twoFactorSecret), twoFactorSecret };
    for (const [path, body] of [
      [`${person.id}`, save],
      [`${person.id}/disable`, {}],
      [`${person.id}/recovery-codes`, {}],
    ] as const) {
      expect((await post(path, body)).status, path).toBe(403);
      const wrong = await post(path, { ...body, password: 'nope' });
      expect(wrong.status, path).toBe(422);
      expect(wrong.body.errors, path).toEqual({ password: ['This is not your password.'] });
    }
    expect(await stored(person.id)).toEqual(before);
    app.clock.advance(30);
    const signedIn = await login(app, { username: person.email, password, twoFactorCode: code(secret) });
    expect(signedIn.status).toBe(200);
  });

  it('§8 a wrong code: Verification failed. Please check the code.', async () => {
    const { new_twofactor: twoFactorSecret } = await newSecret();
    const twoFactorCode = wrongCode(twoFactorSecret, app.clock.now());
    const { status, body } = await post(String(person.id), { twoFactorCode, twoFactorSecret, password });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ twoFactorCode: ['Verification failed. Please check the code.'] });
    expect((await stored(person.id))?.twoFactorSecret).toBeNull();
  });

  it('saving and switching off end the other sessions, and say so by mail', async () => {
    const opens = async (other: string) => (await call(app, 'GET', 'profile', { token: other })).status === 200;
    const other = (await signIn(app, person.email, password)).token;
    const { secret } = await setUp();
    expect([await opens(token), await opens(other)]).toEqual([true, false]);
    app.clock.advance(30);
    const second = await login(app, { username: person.email, password, twoFactorCode: code(secret) });
    const { status, body } = await post(`${person.id}/disable`, { password });
    expect(status).toBe(200);
    expect(body._data.success).toBe(true);
    expect([await opens(token), await opens(second.body.token)]).toEqual([true, false]);
    expect((await login(app, { username: person.email, password })).body.hasTwoFactor).toBe(false);
    expect(await mails()).toEqual(['twoFactorOn', 'twoFactorOff']);
  });

  it('cannot be switched off where it is enforced', async () => {
    const enforced = await makePerson(app, { email: `enforced${people}@example.nl`, enforceTwoFactor: true });
    const { session } = await enrol(app, enforced.email);
    token = session.token;
    const { status, body } = await post(`${enforced.id}/disable`, { password });
    expect(status).toBe(422);
    expect(body.detail).toContain('cannot be switched off');
    expect((await stored(enforced.id))?.twoFactorSecret).not.toBeNull();
  });

  it('ten new recovery codes take the place of the old ones', async () => {
    const { answer } = await setUp();
    const { body } = await call<{ _data: { recoveryCodes: string[] } }>(
      app,
      'POST',
      `two-factor/${person.id}/recovery-codes`,
      { token, json: { password } },
    );
    expect(new Set(body._data.recoveryCodes).size).toBe(10);
    const use = (twoFactorCode = '') => login(app, { username: person.email, password, twoFactorCode });
    expect((await use(answer.body._data.recoveryCodes?.[0])).status).toBe(403);
    expect((await use(body._data.recoveryCodes[0])).status).toBe(200);
  });

  it('row 17: anybody else’s is as if absent, for the administrator too', async () => {
    const admin = (await signIn(app)).token;
    for (const as of [admin, (await signIn(app, person.email, password)).token]) {
      const other = as === admin ? person.id : 1;
      expect((await call(app, 'GET', `two-factor/${other}`, { token: as })).status).toBe(404);
      for (const path of [`${other}/disable`, `${other}/recovery-codes`]) {
        expect((await call(app, 'POST', `two-factor/${path}`, { token: as, json: { password } })).status).toBe(404);
      }
    }
  });

  it('of two set-ups at once, one counts, and its code signs in', async () => {
    const secrets = [(await newSecret()).new_twofactor, (await newSecret()).new_twofactor];
    const answers = await Promise.all(
      secrets.map((twoFactorSecret) =>
        post(String(person.id), { twoFactorCode: code(twoFactorSecret), twoFactorSecret, password }),
      ),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    app.clock.advance(30);
    const signIns: number[] = [];
    for (const secret of secrets) {
      signIns.push((await login(app, { username: person.email, password, twoFactorCode: code(secret) })).status);
    }
    expect(signIns.sort()).toEqual([200, 403]);
  });
});
