import { eq } from 'drizzle-orm';
import { jwtDecode } from 'jwt-decode';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnSession } from '#contract/account.ts';
import type { Problem } from '#contract/envelope.ts';
import type { FlagMap } from '#contract/flags.ts';
import type { Profile, Session, TokenPayload } from '#contract/session.ts';
import { appUser, auditLog, role } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { dumpTables } from '#tests/support/dump.ts';
import { makePerson, makeTenant, type Person, password } from '#tests/support/people.ts';

const app = testApp();
const flags = { 'userManagement.*': true, 'surveyManagement.show': true };
const login = (token: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  call<Session & Problem>(app, 'POST', 'login-as-user', { token, form, headers });
const as = async (token: string, { id }: Person) => (await login(token, { userId: String(id) })).body;
const profileOf = (token: string) => call<{ _data: Profile }>(app, 'GET', 'profile', { token });
const opens = async (token: string) => (await profileOf(token)).status === 200;

let people = 0;
let boss: Person;
let agent: Person;
let token = '';

beforeEach(async () => {
  people += 1;
  boss = await makePerson(app, { email: `boss${people}@example.nl`, firstname: 'Bo', flags });
  agent = await makePerson(app, { email: `agent${people}@example.nl`, firstname: 'Ada', role: 'agent' });
  await app.database.db
    .update(role)
    .set({ flags: { 'surveyManagement.show': true } })
    .where(eq(role.id, agent.roleId));
  token = (await signIn(app, boss.email, password)).token;
});

describe('§7 login-as-user', () => {
  it('gives a session of the other user that names both', async () => {
    const { status, body } = await login(token, { userName: agent.email, userId: String(agent.id) });
    expect(status).toBe(200);
    expect(jwtDecode<TokenPayload>(body.token)).toMatchObject({
      id: agent.id,
      roles: ['agent'],
      impersonator: { id: boss.id, name: 'Bo' },
    });
    expect((await profileOf(body.token)).body._data).toMatchObject({
      id: agent.id,
      name: 'Ada',
      impersonator: { id: boss.id, name: 'Bo' },
      lastSignInAt: null,
    });
    expect((await profileOf(token)).body._data).toMatchObject({ id: boss.id, impersonator: null });
  });

  it('takes the name as well as the e-mail address, and none at all', async () => {
    for (const userName of ['ada', ` ${agent.email.toUpperCase()} `, '']) {
      expect((await login(token, { userId: String(agent.id), ...(userName && { userName }) })).status).toBe(200);
    }
  });

  it('ends after an hour, and no later than the administrator’s own session', async () => {
    const end = ({ token: of }: Session) => jwtDecode<TokenPayload>(of).sessionEnd ?? 0;
    const now = () => Math.floor(app.clock.now().getTime() / 1000);
    const session = await as(token, agent);
    expect(end(session)).toBe(now() + 3600);
    let own = await signIn(app, boss.email, password);
    for (let hour = 0; hour < 11.5; hour += 0.5) {
      app.clock.advance(1800);
      const json = { refreshToken: own.refreshToken, userId: boss.id };
      own = (await call<Session>(app, 'POST', 'token-refresh', { json })).body;
    }
    const late = await as(own.token, agent);
    expect(end(late)).toBe(now() + 1800);
    expect(await opens(session.token)).toBe(false);
  });

  it('is refreshed like any other session', async () => {
    const session = await as(token, agent);
    const json = { refreshToken: session.refreshToken, userId: agent.id };
    const { status, body } = await call<Session>(app, 'POST', 'token-refresh', { json });
    expect(status).toBe(200);
    expect(jwtDecode<TokenPayload>(body.token).impersonator).toEqual({ id: boss.id, name: 'Bo' });
  });

  it('shows the user who acts as them, and lets the user end it', async () => {
    const session = await as(token, agent);
    const own = (await signIn(app, agent.email, password)).token;
    const { body } = await call<{ _data: OwnSession[] }>(app, 'GET', 'profile/sessions', { token: own });
    const theirs = body._data.find(({ impersonator }) => impersonator !== null);
    expect(theirs?.impersonator).toEqual({ id: boss.id, name: 'Bo' });
    const seen = await call<{ _data: OwnSession[] }>(app, 'GET', 'profile/sessions', { token: session.token });
    expect(seen.body._data, 'who acts as the user sees that one alone').toEqual([{ ...theirs, isCurrent: true }]);
    expect((await call(app, 'DELETE', `profile/sessions/${theirs?.id}`, { token: own })).status).toBe(200);
    expect(await opens(session.token)).toBe(false);
    expect(await opens(token)).toBe(true);
  });
});

describe('row 15: refused, with every row as it was', () => {
  let before: Awaited<ReturnType<typeof dumpTables>>;
  const unchanged = async () => expect(await dumpTables(app.database, ['audit_log', 'audit_chain'])).toEqual(before);
  const note = async () => {
    before = await dumpTables(app.database, ['audit_log', 'audit_chain']);
  };

  it('nesting', async () => {
    const other = await makePerson(app, { email: `second${people}@example.nl`, flags });
    const { token: acting } = await as(token, other);
    await note();
    const { status, body } = await login(acting, { userId: String(agent.id) });
    expect(status).toBe(403);
    expect(body.detail).toBe('Not possible while you act as somebody else.');
    await unchanged();
  });

  it('without userManagement.loginAs', async () => {
    const plain = await makePerson(app, { email: `plain${people}@example.nl`, flags: { 'userManagement.show': true } });
    const { token: own } = await signIn(app, plain.email, password);
    await note();
    expect((await login(own, { userId: String(agent.id) })).status).toBe(403);
    await unchanged();
  });

  it('another tenant’s user, a system user, an absent one, and one who is not of that name: 404', async () => {
    const tenantId = await makeTenant(app, `Elsewhere ${people}`);
    const foreign = await makePerson(app, { email: `far${people}@example.nl`, tenantId, flags: {} });
    const hidden = await makePerson(app, { email: `system${people}@example.nl`, flags: {}, isSystem: true });
    await note();
    for (const userId of [foreign.id, hidden.id, 2_000_000_000]) {
      expect((await login(token, { userId: String(userId) })).status).toBe(404);
    }
    expect((await login(token, { userId: String(agent.id), userName: boss.email })).status).toBe(404);
    await unchanged();
    const admin = (await signIn(app)).token;
    expect((await login(admin, { userId: String(foreign.id) })).status).toBe(200);
  });

  it('oneself, and a user who is not active: 422', async () => {
    const idle = await makePerson(app, { email: `idle${people}@example.nl`, flags: {}, active: false });
    await note();
    expect((await login(token, { userId: String(boss.id) })).body.detail).toBe('You cannot act as yourself.');
    expect((await login(token, { userId: String(idle.id) })).status).toBe(422);
    await unchanged();
  });

  it.each<{ name: string; flags: FlagMap }>([
    { name: 'a flag more', flags: { 'surveyManagement.show': true, 'surveyManagement.export': true } },
    { name: 'a wildcard', flags: { 'surveyManagement.*': true } },
    { name: 'everything', flags: { '*': true } },
  ])('a gain of rights: $name', async ({ name, ...rights }) => {
    const higher = await makePerson(app, { email: `${name.replaceAll(' ', '-')}${people}@example.nl`, ...rights });
    await note();
    const { status, body } = await login(token, { userId: String(higher.id) }, { 'accept-language': 'nl' });
    expect(status).toBe(403);
    expect(body.detail).toContain('mag dingen die jij niet mag');
    await unchanged();
  });

  it('a change of credentials, profile or session, and a look at a new secret', async () => {
    const keeper = await makePerson(app, { email: `keeper${people}@example.nl`, flags });
    const { token: acting } = await as(token, keeper);
    const current = jwtDecode<TokenPayload>(acting).sid;
    await note();
    for (const [method, path, json] of [
      ['PUT', 'profile', { firstname: 'X', lastname: '', locale: 'nl' }],
      ['POST', 'profile/password', { currentPassword: password, newPassword: 'abcd' }],
      ['POST', 'profile/session-extension', { password }],
      ['DELETE', `profile/sessions/${current}`, undefined],
      ['GET', `two-factor/${keeper.id}`, undefined],
      ['POST', `two-factor/${keeper.id}`, { twoFactorCode: '1', twoFactorSecret: 'A'.repeat(32), password }],
      ['POST', `two-factor/${keeper.id}/disable`, { password }],
      ['POST', `two-factor/${keeper.id}/recovery-codes`, { password }],
    ] as const) {
      const { status, body } = await call<Problem>(app, method, path, { token: acting, ...(json && { json }) });
      expect(status, path).toBe(403);
      expect(body.detail, path).toBe('Not possible while you act as somebody else.');
    }
    await unchanged();
    expect(await opens(acting)).toBe(true);
  });
});

describe('row 15: it ends at once', () => {
  let session: Session;
  beforeEach(async () => {
    session = await as(token, agent);
    expect(await opens(session.token)).toBe(true);
  });
  const set = (id: number, changes: Partial<typeof appUser.$inferInsert>) =>
    app.database.db.update(appUser).set(changes).where(eq(appUser.id, id));
  const isOver = async () => {
    const json = { refreshToken: session.refreshToken, userId: agent.id };
    expect((await call(app, 'POST', 'token-refresh', { json })).status).toBe(401);
    expect((await profileOf(session.token)).status).toBe(401);
  };

  it('when it signs out, and the administrator stays', async () => {
    expect((await call(app, 'POST', 'logout', { token: session.token })).status).toBe(200);
    await isOver();
    expect(await opens(token)).toBe(true);
  });

  it('when the administrator signs out', async () => {
    await call(app, 'POST', 'logout', { token });
    await isOver();
  });

  it('when the administrator is disabled', async () => {
    await set(boss.id, { active: false });
    await isOver();
  });

  it('when the user is disabled', async () => {
    await set(agent.id, { active: false });
    await isOver();
  });

  it('when the administrator loses userManagement.loginAs', async () => {
    await app.database.db
      .update(role)
      .set({ flags: { ...flags, 'userManagement.loginAs': false } })
      .where(eq(role.id, boss.roleId));
    await isOver();
  });

  it('when the user comes to more rights than the administrator has', async () => {
    await set(agent.id, { isSystem: true });
    await isOver();
  });

  it('when the administrator owes two-factor; that the user owes it does not matter', async () => {
    await set(agent.id, { requiresTwoFactor: true });
    expect(await opens(session.token)).toBe(true);
    await set(boss.id, { requiresTwoFactor: true });
    await isOver();
  });

  it('when the administrator’s password changes elsewhere', async () => {
    const elsewhere = (await signIn(app, boss.email, password)).token;
    const json = { currentPassword: password, newPassword: 'Kievit-roept-7-keer' };
    expect((await call(app, 'POST', 'profile/password', { token: elsewhere, json })).status).toBe(200);
    await isOver();
  });
});

describe('row 15: both names in the audit log', () => {
  it('of what is done meanwhile, from its beginning to its end', async () => {
    const { token: acting } = await as(token, agent);
    await call(app, 'GET', 'survey/responses', { token: acting });
    await call(app, 'POST', 'logout', { token: acting });
    await expect
      .poll(async () =>
        (await app.database.db.select().from(auditLog).where(eq(auditLog.actorId, agent.id)))
          .map(({ action, impersonatorId }) => [action, impersonatorId])
          .sort(),
      )
      .toEqual([
        ['impersonation-begun', boss.id],
        ['impersonation-ended', boss.id],
        ['read', boss.id],
      ]);
  });
});
