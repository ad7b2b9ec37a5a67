import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { jwtDecode } from 'jwt-decode';
import { describe, expect, it } from 'vitest';
import type { TokenPayload } from '#contract/session.ts';
import { appUser, refreshToken, role, session } from '#server/db/schema.ts';
import { adminEmail, adminPassword, call, signIn, testApp } from '#tests/support/app.ts';

const app = testApp();

describe('sign-in by password', () => {
  it('§7 login takes form fields and gives token, refreshToken and hasTwoFactor', async () => {
    const { status, body } = await call(app, 'POST', 'login', {
      form: { username: adminEmail, password: adminPassword },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), refreshToken: expect.any(String), hasTwoFactor: false });
  });

  it('§3 the token holds id, exp in seconds and the permissions', async () => {
    const payload = jwtDecode<TokenPayload>((await signIn(app)).token);
    expect(payload.exp).toBe(Math.floor(app.clock.now().getTime() / 1000) + 15 * 60);
    expect(payload.config.base.homeRoute).toBe('/responses');
    expect(payload.config.profileFlags).toEqual({ '*': true });
    expect(payload.roles).toEqual(['administrator']);
  });

  it("§8 login: 403 says 'Invalid login credentials', for a wrong password and an unknown user alike", async () => {
    const wrong = await call(app, 'POST', 'login', { form: { username: adminEmail, password: 'wrong' } });
    const unknown = await call(app, 'POST', 'login', { form: { username: 'nobody@example.com', password: 'wrong' } });
    expect(wrong.status).toBe(403);
    expect(wrong.body).toMatchObject({ detail: 'Invalid login credentials' });
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers['content-type']).toBe('application/problem+json');
  });

  it('takes multipart form data too, and answers in Dutch when asked', async () => {
    const multipart = new FormData();
    multipart.set('username', adminEmail);
    multipart.set('password', 'wrong');
    const { status, body } = await call(app, 'POST', 'login', { multipart, headers: { 'accept-language': 'nl' } });
    expect(status).toBe(403);
    expect(body).toMatchObject({ detail: 'Ongeldige inloggegevens' });
  });

  it('keeps no password and no token as it is', async () => {
    const { refreshToken: token } = await signIn(app);
    const [user] = await app.database.db.select().from(appUser);
    const tokens = await app.database.db.select().from(refreshToken);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(tokens)).not.toContain(token);
  });
});

describe('the access token', () => {
  it('opens the own profile, and nothing opens without it', async () => {
    const { token } = await signIn(app);
    const profile = await call(app, 'GET', 'profile', { token });
    expect(profile.body).toMatchObject({ _data: { email: adminEmail, roles: ['administrator'], isSystem: true } });
    expect((await call(app, 'GET', 'profile')).status).toBe(401);
  });

  it('is refused when altered, of another algorithm, or another kind of token', async () => {
    const { token, refreshToken: refresh } = await signIn(app);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`;
    const flipped = `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const bad of [none, flipped, refresh, 'x', `${token}x`]) {
      expect((await call(app, 'GET', 'profile', { token: bad })).status, bad.slice(0, 20)).toBe(401);
    }
  });

  it('row 5: is refused where its algorithm, kind, audience or times are not ours, though signed with the key', async () => {
    const { token } = await signIn(app);
    const { jwt } = app.app.context.secrets;
    const { exp, nbf, aud, ...claims } = jwtDecode<TokenPayload & { nbf: number; aud: string }>(token);
    const sign = (
      { alg = 'HS256', typ = 'at+jwt' },
      times: Record<string, unknown> = {},
      key: Parameters<SignJWT['sign']>[0] = jwt,
    ) => new SignJWT({ exp, nbf, aud, ...claims, ...times }).setProtectedHeader({ alg, typ }).sign(key);
    expect((await call(app, 'GET', 'profile', { token: await sign({}) })).status).toBe(200);
    const { privateKey } = await generateKeyPair('RS256');
    const bad = {
      'another HMAC': await sign({ alg: 'HS512' }),
      RS256: await sign({ alg: 'RS256' }, {}, privateKey),
      'no kind': await sign({ typ: 'JWT' }),
      'a pre-auth token’s kind': await sign({ typ: 'pre-auth+jwt' }),
      'another audience': await sign({}, { aud: 'pre-auth' }),
      'no audience': await sign({}, { aud: undefined }),
      'no end': await sign({}, { exp: undefined }),
      'an end in the past': await sign({}, { exp: nbf - 1 }),
      'a beginning to come': await sign({}, { nbf: exp - 1 }),
      'no session': await sign({}, { sid: undefined }),
      'another key': await sign({}, {}, new TextEncoder().encode('k'.repeat(48))),
    };
    for (const [what, other] of Object.entries(bad)) {
      expect((await call(app, 'GET', 'profile', { token: other })).status, what).toBe(401);
    }
  });

  it('row 7: a flag that a role loses is gone with the next request', async () => {
    const { token } = await signIn(app);
    const set = (flags: Record<string, boolean>) => app.database.db.update(role).set({ flags });
    const asked = async () => (await call(app, 'GET', 'survey/responses', { token })).status;
    const before = await app.database.db.select().from(role);
    expect(await asked()).toBe(200);
    await set({ '*': true, 'surveyManagement.*': false });
    expect(await asked()).toBe(403);
    for (const { id, flags } of before) await app.database.db.update(role).set({ flags }).where(eq(role.id, id));
    expect(await asked()).toBe(200);
  });

  it('ends after fifteen minutes', async () => {
    const { token } = await signIn(app);
    app.clock.advance(15 * 60 + 1);
    expect((await call(app, 'GET', 'profile', { token })).status).toBe(401);
  });

  it('ends at once on sign-out, and when the user is disabled', async () => {
    const first = await signIn(app);
    expect((await call(app, 'POST', 'logout', { token: first.token })).status).toBe(200);
    expect((await call(app, 'GET', 'profile', { token: first.token })).status).toBe(401);
    const second = await signIn(app);
    await app.database.db.update(appUser).set({ active: false });
    expect((await call(app, 'GET', 'profile', { token: second.token })).status).toBe(401);
    expect((await call(app, 'POST', 'login', { form: { username: adminEmail, password: adminPassword } })).status).toBe(
      403,
    );
    await app.database.db.update(appUser).set({ active: true });
  });
});

describe('refresh', () => {
  const refresh = (token: string, userId = 1) =>
    call<{ token: string; refreshToken: string }>(app, 'POST', 'token-refresh', {
      json: { refreshToken: token, userId },
    });

  it('§7 token-refresh gives a new token and refreshToken', async () => {
    const { refreshToken: token } = await signIn(app);
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    expect(body.refreshToken).not.toBe(token);
    expect((await call(app, 'GET', 'profile', { token: body.token })).status).toBe(200);
  });

  it('gives fifty racing refreshes one successor', async () => {
    const { refreshToken: token } = await signIn(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  it('ends the whole session when a used token comes back after the grace', async () => {
    const { refreshToken: stolen } = await signIn(app);
    const { body } = await refresh(stolen);
    app.clock.advance(31);
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(body.refreshToken)).status).toBe(401);
    expect((await call(app, 'GET', 'profile', { token: body.token })).status).toBe(401);
  });

  it('stops at the absolute end of the session, however often it was refreshed', async () => {
    let { refreshToken: token } = await signIn(app);
    for (let hour = 0; hour < 11; hour++) {
      app.clock.advance(60 * 60);
      token = (await refresh(token)).body.refreshToken;
    }
    app.clock.advance(60 * 60 + 1);
    expect((await refresh(token)).status).toBe(401);
  });

  it('is refused for another user and for an ended session', async () => {
    const { refreshToken: token } = await signIn(app);
    expect((await refresh(token, 2)).status).toBe(401);
    await app.database.db.update(session).set({ revokedAt: app.clock.now() }).where(eq(session.userId, 1));
    expect((await refresh(token)).status).toBe(401);
  });
});
