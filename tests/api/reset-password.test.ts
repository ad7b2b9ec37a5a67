import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { appUser, auditLog, message, passwordReset } from '#server/db/schema.ts';
import { resetPassword } from '#server/modules/session/reset-password.ts';
import { adminEmail, adminPassword, call, signIn, testApp } from '#tests/support/app.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import { dumpTables } from '#tests/support/dump.ts';
import { makePerson, password } from '#tests/support/people.ts';
import { askResetToken, setPassword } from '#tests/support/reset-link.ts';

const app = testApp();
const newPassword = 'Kievit-roept-5-maal';
const ask = (email: unknown, headers: Record<string, string> = {}) =>
  call(app, 'POST', 'reset-password', { json: { email }, headers });
const login = (email: string, secret: string) =>
  call<{ token?: string; preAuthToken?: string }>(app, 'POST', 'login', {
    form: { username: email, password: secret },
  });
const mailsTo = (email: string) => app.printed.filter((text) => text.includes(`Mail to ${email},`));

/** A database that notes what is asked of it. */
function watched(db: Db) {
  const asked: string[] = [];
  const watching = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        asked.push(String(name));
        return value.apply(target, given) as unknown;
      };
    },
  });
  return { asked, db: watching };
}

describe('asking for a link', () => {
  it('row 1: 200 interleaved requests for known and unknown addresses get one answer', async () => {
    const answers: unknown[] = [];
    for (let index = 0; index < 100; index++) {
      for (const email of [adminEmail, `nobody${index}@example.com`]) {
        const { status, body, headers } = await ask(email);
        const { date: _, ...others } = headers;
        answers.push({ status, body, others });
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { _data: { success: true, message: expect.stringContaining('If there is an account') } },
    });
  });

  it('row 1: the request does the same work for a known and an unknown address', async () => {
    const { context } = app.app;
    const work = async (email: string) => {
      const { asked, db } = watched(context.database.db);
      const caller = { locale: 'en' as const, origin: { address: '', userAgent: '' } };
      await resetPassword({ ...context, database: { ...context.database, db } }, { email }, caller);
      return asked;
    };
    await makePerson(app, { email: 'known@example.com', role: 'user' });
    const known = await work('known@example.com');
    expect(known.length).toBeGreaterThan(0);
    expect(await work('unknown@example.com')).toEqual(known);
  });

  it('brings no mail and leaves no row where there is no account, or one that is disabled', async () => {
    await makePerson(app, { email: 'former@example.com', role: 'user', active: false });
    for (const email of ['former@example.com', 'stranger@example.com']) {
      expect((await ask(email)).status).toBe(200);
    }
    await makePerson(app, { email: 'after@example.com', role: 'user' });
    await askResetToken(app, 'after@example.com');
    expect(app.printed.join('')).not.toMatch(/former@|stranger@/);
    expect(JSON.stringify((await dumpTables(app.database)).message)).not.toMatch(/former@|stranger@/);
  });

  it('row 30: 100 requests for one address bring three mails in an hour, and the next hour more', async () => {
    await makePerson(app, { email: 'flooded@example.com', role: 'user' });
    const spellings = ['flooded@example.com', ' FLOODED@example.com ', 'Flooded@Example.com'];
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(spellings[index % 3])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.database.db.$count(message, eq(message.recipient, 'flooded@example.com'))).toBe(3);
    await expect.poll(() => mailsTo('flooded@example.com').length, { timeout: 10_000 }).toBe(3);
    app.clock.advance(60 * 60 + 1);
    await askResetToken(app, 'flooded@example.com');
    expect(mailsTo('flooded@example.com')).toHaveLength(4);
  });

  it('row 14: the link is made of the configured origin, whatever Host and X-Forwarded-Host say', async () => {
    await makePerson(app, { email: 'spoofed@example.com', role: 'user' });
    await ask('spoofed@example.com', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    });
    await expect.poll(() => mailsTo('spoofed@example.com').length, { timeout: 10_000 }).toBe(1);
    expect(mailsTo('spoofed@example.com')[0]).toContain('http://localhost:3000/forgot-password/');
    expect(app.printed.join('')).not.toContain('evil.example');
  });

  it('§5 asks for an e-mail address, in the words of the reader', async () => {
    for (const email of [undefined, '', 'x', 'x@', 'a b@example.com']) {
      const { status, body } = await ask(email, { 'accept-language': 'nl' });
      expect(status, String(email)).toBe(422);
      expect(body).toMatchObject({ errors: { email: ['Voer een geldig e-mailadres in'] } });
    }
  });
});

describe('setting a password with a link', () => {
  const somebody = async (email: string, options: { enforceTwoFactor?: boolean } = {}) => {
    const person = await makePerson(app, { email, flags: {}, ...options });
    return { ...person, token: await askResetToken(app, email) };
  };

  it('§4 password reset: e-mail link with token -> set new password', async () => {
    const { token, id } = await somebody('forgot@example.com');
    const { status, body } = await setPassword(app, token, newPassword);
    expect(status).toBe(200);
    expect(body).toEqual({ _data: { success: true, message: 'From now on, sign in with your new password.' } });
    expect((await login('forgot@example.com', password)).status).toBe(403);
    expect((await login('forgot@example.com', newPassword)).status).toBe(200);
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)));
    expect(rows.map(({ action }) => action)).toContain('password-reset');
    await expect
      .poll(() => mailsTo('forgot@example.com').at(-1), { timeout: 10_000 })
      .toContain('Je wachtwoord is gewijzigd');
  });

  it('row 13: a link works once, also for twenty at the same time', async () => {
    const { token } = await somebody('once@example.com');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => setPassword(app, token, `${newPassword}-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await setPassword(app, token, newPassword, { 'accept-language': 'nl' });
    expect(again.status).toBe(422);
    expect(again.body).toMatchObject({ detail: expect.stringContaining('Vraag een nieuwe link aan') });
    expect((await login('once@example.com', newPassword)).status).toBe(403);
  });

  it('row 13: a link ends after an hour, and an unknown one never began', async () => {
    const { token } = await somebody('late@example.com');
    app.clock.advance(60 * 60);
    expect((await setPassword(app, token, newPassword)).status).toBe(422);
    for (const unknown of ['', 'x', `${token}x`, 'a'.repeat(200)]) {
      expect((await setPassword(app, unknown, newPassword)).status, unknown).toBe(422);
    }
    expect((await login('late@example.com', password)).status).toBe(200);
  });

  it('row 13: a newer link takes the place of an older one', async () => {
    const { token, id } = await somebody('twice@example.com');
    const newer = await askResetToken(app, 'twice@example.com');
    expect(await app.database.db.$count(passwordReset, eq(passwordReset.userId, id))).toBe(1);
    expect((await setPassword(app, token, newPassword)).status).toBe(422);
    expect((await setPassword(app, newer, newPassword)).status).toBe(200);
  });

  it('row 13: no table holds what a link holds, nor a password', async () => {
    const { token } = await somebody('dumped@example.com');
    const dump = JSON.stringify(await dumpTables(app.database));
    expect(dump).toContain('dumped@example.com');
    expect(dump).not.toContain(token);
    await setPassword(app, token, newPassword);
    expect(JSON.stringify(await dumpTables(app.database))).not.toContain(newPassword);
  });

  it('row 13: every session of the user ends, and nobody is signed in by it', async () => {
    const { token } = await somebody('elsewhere@example.com');
    const session = await signIn(app, 'elsewhere@example.com', password);
    const other = await signIn(app);
    const { body } = await setPassword(app, token, newPassword);
    expect(Object.keys(body._data)).toEqual(['success', 'message']);
    expect((await call(app, 'GET', 'profile', { token: session.token })).status).toBe(401);
    const [user] = await app.database.db.select().from(appUser).where(eq(appUser.email, 'elsewhere@example.com'));
    const refresh = { refreshToken: session.refreshToken, userId: user?.id };
    expect((await call(app, 'POST', 'token-refresh', { json: refresh })).status).toBe(401);
    expect((await call(app, 'GET', 'profile', { token: other.token })).status).toBe(200);
  });

  it('row 13: whoever changes the password or two-factor at that moment with the old one undoes nothing of it', async () => {
    for (const [index, wait] of [0, 10, 20, 30, 40, 50, 60, 80].entries()) {
      const email = `race${index}@example.com`;
      const { id } = await makePerson(app, { email, flags: {} });
      const link = await askResetToken(app, email);
      const { token } = await signIn(app, email, password);
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      const code = authenticatorCode(secret, app.clock.now());
      const [path, json] =
        index % 2 === 0
          ? ['profile/password', { currentPassword: password, newPassword: 'abcd' }]
          : [`two-factor/${id}`, { password, twoFactorSecret: secret, twoFactorCode: code }];
      const theirs = call(app, 'POST', path, { token, json });
      await new Promise((resolve) => setTimeout(resolve, wait));
      const { status } = await setPassword(app, link, newPassword);
      await theirs;
      const actions = (
        await app.database.db
          .select()
          .from(auditLog)
          .where(eq(auditLog.entityId, String(id)))
          .orderBy(auditLog.id)
      ).map(({ action }) => action);
      if (status === 200) expect(actions.at(-1), `${path} after ${wait} ms`).toBe('password-reset');
    }
  });

  it('row 13: two-factor is asked for as before', async () => {
    const { token } = await somebody('strict@example.com', { enforceTwoFactor: true });
    await setPassword(app, token, newPassword);
    const { status, body } = await login('strict@example.com', newPassword);
    expect(status).toBe(200);
    expect(body.token).toBeUndefined();
    expect(body.preAuthToken).toBeTypeOf('string');
  });

  it('row 13: it opens nothing for a user who was disabled in between', async () => {
    const { token, id } = await somebody('dismissed@example.com');
    await app.database.db.update(appUser).set({ active: false }).where(eq(appUser.id, id));
    expect((await setPassword(app, token, newPassword)).status).toBe(422);
    const [user] = await app.database.db.select().from(appUser).where(eq(appUser.id, id));
    expect(user?.active).toBe(false);
  });

  it('row 29: it opens an account that wrong passwords have closed', async () => {
    const { token } = await somebody('guessed@example.com');
    for (let guess = 0; guess < 11; guess++) await login('guessed@example.com', `wrong ${guess}`);
    expect((await login('guessed@example.com', password)).status).toBe(429);
    await setPassword(app, token, newPassword);
    expect((await login('guessed@example.com', newPassword)).status).toBe(200);
  });

  it('§9 new password minimum 4: a shorter one is refused by name, and the link still works', async () => {
    const { token } = await somebody('short@example.com');
    for (const short of ['', 'abc']) {
      const { status, body } = await setPassword(app, token, short);
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: { newPassword: ['Choose a password of at least 4 characters.'] } });
    }
    expect((await setPassword(app, token, 'abcd')).status).toBe(200);
    expect((await login('short@example.com', 'abcd')).status).toBe(200);
  });

  it('row 19: sets the password of who asked, and takes no other field', async () => {
    const { token, id } = await somebody('plain@example.com');
    const json = { token, newPassword, userId: 1, isSystem: true, email: adminEmail, active: true, tenantId: 2 };
    expect((await call(app, 'POST', 'reset-password', { json })).status).toBe(200);
    const [user] = await app.database.db.select().from(appUser).where(eq(appUser.id, id));
    expect(user).toMatchObject({ isSystem: false, tenantId: 1, email: 'plain@example.com' });
    expect((await login(adminEmail, adminPassword)).status).toBe(200);
  });
});
