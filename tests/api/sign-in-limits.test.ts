import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiRoot } from '#contract/index.ts';
import { buildApp } from '#server/app.ts';
import { attempt } from '#server/db/schema.ts';
import { adminEmail, adminPassword, call, testApp } from '#tests/support/app.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import { makePerson, password } from '#tests/support/people.ts';
import { enrol, login, passwordStep } from '#tests/support/two-factor.ts';

const app = testApp();
const guess = (username: string, typed = 'wrong') => login(app, { username, password: typed });

describe('row 29: guesses at one account’s password', () => {
  it('ten wrong ones lock it for fifteen minutes; the right one inside the lock is refused too', async () => {
    const { email } = await makePerson(app, { email: 'locked@example.nl' });
    for (let wrong = 0; wrong < 10; wrong++) expect((await guess(email)).status).toBe(403);
    app.clock.advance(5 * 60);
    const right = await guess(email, password);
    const wrong = await guess(email);
    expect(right.status).toBe(429);
    expect(right.body).toEqual(wrong.body);
    expect(right.headers['retry-after']).toBe('600');
    expect(right.body.detail).toBe('Too many attempts. Wait 10 minutes and try again.');
    const headers = { 'accept-language': 'nl' };
    app.clock.advance(9 * 60 + 1);
    const dutch = await login(app, { username: email, password }, { headers });
    expect(dutch.body.detail).toBe('Te veel pogingen. Wacht een minuut en probeer het opnieuw.');
    app.clock.advance(59);
    expect((await guess(email, password)).status).toBe(200);
  });

  it('an account that does not exist locks in the same way, however its name is written', async () => {
    for (let wrong = 0; wrong < 10; wrong++) {
      expect((await guess(wrong % 2 ? 'Nobody@Example.NL' : ' nobody@example.nl')).status).toBe(403);
    }
    const locked = await guess('nobody@example.nl');
    expect(locked.status).toBe(429);
    expect(locked.body.detail).toBe('Too many attempts. Wait 15 minutes and try again.');
  });

  it('a right password clears the count', async () => {
    const { email } = await makePerson(app, { email: 'forgetful@example.nl' });
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 9; wrong++) await guess(email);
      expect((await guess(email, password)).status).toBe(200);
    }
  });

  it('guesses made at once do not slip through, and one account’s do not lock another', async () => {
    const { email } = await makePerson(app, { email: 'rushed@example.nl' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(email)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await guess(adminEmail, adminPassword)).status).toBe(200);
  });

  it('count together in two processes on one database, and a code works once in both', async () => {
    const other = { app: await buildApp(app.app.context) };
    const { email } = await makePerson(app, { email: 'twice@example.nl', enforceTwoFactor: true });
    const { secret } = await enrol(app, email);
    app.clock.advance(30);
    const twoFactorCode = authenticatorCode(secret, app.clock.now());
    const { token } = await passwordStep(other, email);
    const both = await Promise.all([app, other].map((one) => login(one, { twoFactorCode }, { token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const guesses = Array.from({ length: 20 }, (_, index) => (index % 2 ? app : other));
    const answers = await Promise.all(guesses.map((one) => login(one, { username: email, password: 'wrong' })));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    await other.app.close();
  });

  it('the table names nobody', async () => {
    const rows = JSON.stringify(await app.database.db.select().from(attempt));
    expect(rows.length).toBeGreaterThan(10);
    for (const email of ['locked@example.nl', 'nobody@example.nl', 'rushed@example.nl']) {
      expect(rows).not.toContain(email);
      for (const encoding of ['hex', 'base64url'] as const) {
        expect(rows).not.toContain(createHash('sha256').update(email).digest(encoding));
      }
    }
  });
});

describe('row 1: nobody learns which accounts exist', () => {
  beforeAll(async () => {
    await makePerson(app, { email: 'inactive@example.nl', active: false });
    await makePerson(app, { email: 'coded@example.nl', enforceTwoFactor: true });
  });

  it('two hundred interleaved sign-ins, known, unknown, inactive and coded, read the same', async () => {
    const whose = [adminEmail, 'unknown@example.nl', 'inactive@example.nl', 'coded@example.nl'];
    const answers = new Map(whose.map((email) => [email, [] as unknown[][]]));
    for (let round = 0; round < 50; round++) {
      for (const email of whose) {
        const { status, body, headers } = await guess(email);
        answers.get(email)?.push([status, body, headers['retry-after']]);
      }
    }
    const [first, ...others] = [...answers.values()];
    for (const other of others) expect(other).toEqual(first);
    expect(new Set(first?.map(([status]) => status))).toEqual(new Set([403, 429]));
  });

  it('an inactive user’s right password reads like a wrong one', async () => {
    app.clock.advance(15 * 60);
    const [inactive, unknown] = [await guess('inactive@example.nl', password), await guess('unknown@example.nl')];
    expect(inactive.status).toBe(403);
    expect(inactive.body).toEqual(unknown.body);
  });
});

describe('row 2: a password is taken exactly', () => {
  it('all of its characters, spaces at either end too', async () => {
    const token = (await guess(adminEmail, adminPassword)).body.token;
    const long = ` ${'lange zin '.repeat(7)}`;
    const json = { currentPassword: adminPassword, newPassword: long };
    expect((await call(app, 'POST', 'profile/password', { token, json })).status).toBe(200);
    expect((await guess(adminEmail, long.trim())).status).toBe(403);
    expect((await guess(adminEmail, `${long.slice(0, -1)}x`)).status).toBe(403);
    expect((await guess(adminEmail, long.slice(0, 64))).status).toBe(403);
    expect((await guess(adminEmail, long)).status).toBe(200);
  });
});

describe('row 29: sign-ins from one address', () => {
  const limited = testApp({ rateLimit: true });
  const behindProxy = testApp({ rateLimit: true, trustProxy: '10.0.0.1' });
  const from = (target: typeof limited, remoteAddress: string, headers: Record<string, string> = {}) =>
    target.app
      .inject({
        method: 'POST',
        url: `${apiRoot}/login`,
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: `username=${Math.random()}%40example.nl&password=x`,
      })
      .then(({ statusCode }) => statusCode);
  const flood = async (send: (round: number) => Promise<number>, times = 31) => {
    let last = 0;
    for (let round = 0; round < times; round++) last = await send(round);
    return last;
  };

  it('are limited, and X-Forwarded-For of whoever connects changes nothing', async () => {
    expect(await flood(() => from(limited, '192.0.2.1'))).toBe(429);
    const forged = (round: number) => from(limited, '192.0.2.2', { 'x-forwarded-for': `198.51.100.${round}` });
    expect(await flood(forged)).toBe(429);
    expect(await from(limited, '192.0.2.3')).toBe(403);
  });

  it('count an IPv6 network of 64 bits as one', async () => {
    expect(await flood((round) => from(limited, `2001:db8:1:1::${round.toString(16)}`))).toBe(429);
    expect(await from(limited, '2001:db8:1:2::1')).toBe(403);
  });

  it('are told apart by X-Forwarded-For where the proxy is a trusted one', async () => {
    const through = (client: string) => from(behindProxy, '10.0.0.1', { 'x-forwarded-for': client });
    expect(await flood((round) => through(`198.51.100.${round}`))).toBe(403);
    const spoofed = (round: number) => through(`203.0.113.${round}, 192.0.2.9`);
    expect(await flood(spoofed)).toBe(429);
    const direct = (round: number) => from(behindProxy, '192.0.2.8', { 'x-forwarded-for': `198.51.100.${round}` });
    expect(await flood(direct)).toBe(429);
  });
});
