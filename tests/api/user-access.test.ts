import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnSession } from '#contract/account.ts';
import type { EffectiveFlag, User } from '#contract/users.ts';
import { appUser, auditLog, message, recoveryCode, role, userRole } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import { makePerson, type Person, password } from '#tests/support/people.ts';
import { enrol, login, passwordStep } from '#tests/support/two-factor.ts';

const app = testApp();
let manager: Person;
let count = 0;

beforeAll(async () => {
  manager = await makePerson(app, { email: 'manager@example.com', flags: { 'userManagement.*': true } });
});

const asManager = async () => (await signIn(app, manager.email, password)).token;
const someone = (options: Partial<Parameters<typeof makePerson>[1]> = {}) =>
  makePerson(app, { email: `someone${count++}@example.com`, flags: {}, ...options });
const act = (token: string, method: 'GET' | 'POST' | 'DELETE', id: number, what: string) =>
  call<{ _data: User; detail?: string }>(app, method, `catalog/users/${id}/${what}`, { token });
const sessionsOf = async (token: string, id: number) =>
  (await call<{ _data: OwnSession[] }>(app, 'GET', `catalog/users/${id}/sessions`, { token })).body._data;
const templatesTo = async (recipient: string) =>
  (await app.database.db.select().from(message).where(eq(message.recipient, recipient))).map(
    ({ template }) => template,
  );

describe('two-factor of another', () => {
  it('is taken off with its recovery codes; every session ends, the user is told, and it is audited', async () => {
    const person = await someone({ enforceTwoFactor: true });
    await enrol(app, person.email);
    const token = await asManager();
    expect((await call<{ _data: User }>(app, 'GET', `catalog/users/${person.id}`, { token })).body._data).toMatchObject(
      {
        ...{ hasTwoFactor: true, allowed: { resetTwoFactor: true } },
      },
    );
    const { status, body } = await act(token, 'POST', person.id, 'reset-two-factor');
    expect([status, body._data.hasTwoFactor, body._data.allowed.resetTwoFactor]).toEqual([200, false, false]);
    const { db } = app.database;
    expect(await db.select().from(recoveryCode).where(eq(recoveryCode.userId, person.id))).toEqual([]);
    expect(await sessionsOf(token, person.id)).toEqual([]);
    expect(await templatesTo(person.email)).toContain('twoFactorReset');
    const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'two-factor-reset'));
    expect(rows).toMatchObject([{ actorId: manager.id, entityId: String(person.id) }]);
    expect((await act(token, 'POST', person.id, 'reset-two-factor')).status).toBe(422);
  });

  it('a set-up that had begun before the reset is of no use any more', async () => {
    const person = await someone({ enforceTwoFactor: true });
    const { token: bearer, payload } = await passwordStep(app, person.email);
    const secret = payload.twoFactorSecret ?? '';
    const setUp = () => login(app, { twoFactorCode: authenticatorCode(secret, app.clock.now()) }, { token: bearer });
    expect((await setUp()).status).toBe(200);
    expect((await act(await asManager(), 'POST', person.id, 'reset-two-factor')).status).toBe(200);
    app.clock.advance(60);
    expect((await setUp()).status).toBe(401);
    const [row] = await app.database.db.select().from(appUser).where(eq(appUser.id, person.id));
    expect(row?.twoFactorSecret).toBeNull();
  });

  it('of oneself and of who may do more is refused', async () => {
    const boss = await someone({ flags: { '*': true } });
    await app.database.db.update(appUser).set({ twoFactorSecret: 'x' }).where(eq(appUser.id, boss.id));
    const token = await asManager();
    for (const id of [boss.id, manager.id]) {
      expect((await act(token, 'POST', id, 'reset-two-factor')).status).toBe(422);
    }
  });
});

describe('a link to a password', () => {
  it('is mailed: the first one as an invitation; a few an hour, and none to who is blocked', async () => {
    const person = await someone();
    const invited = await someone();
    const { db } = app.database;
    await db.update(appUser).set({ passwordHash: null }).where(eq(appUser.id, invited.id));
    const token = await asManager();
    const send = async (id: number) => (await act(token, 'POST', id, 'send-reset')).status;
    expect([await send(person.id), await send(invited.id)]).toEqual([200, 200]);
    expect(await templatesTo(person.email)).toEqual(['passwordReset']);
    expect(await templatesTo(invited.email)).toEqual(['invitation']);
    expect([await send(person.id), await send(person.id), await send(person.id)]).toEqual([200, 200, 429]);
    await db.update(appUser).set({ active: false }).where(eq(appUser.id, invited.id));
    expect(await send(invited.id)).toBe(422);
  });
});

describe('sessions of another', () => {
  it('are listed and ended, one by one and all at once', async () => {
    const person = await someone({ flags: { 'userManagement.profile': true } });
    const first = (await signIn(app, person.email, password)).token;
    app.clock.advance(60);
    const second = (await signIn(app, person.email, password)).token;
    const token = await asManager();
    const found = await sessionsOf(token, person.id);
    expect(found.map(({ isCurrent, address }) => [isCurrent, address])).toEqual([
      [false, '127.0.0.1'],
      [false, '127.0.0.1'],
    ]);
    const profile = async (theirs: string) => (await call(app, 'GET', 'profile', { token: theirs })).status;
    expect((await act(token, 'DELETE', person.id, `sessions/${found[0]?.id}`)).status).toBe(200);
    expect([await profile(first), await profile(second)]).toEqual([200, 401]);
    expect((await act(token, 'DELETE', person.id, 'sessions')).status).toBe(200);
    expect(await profile(first)).toBe(401);
    expect(await sessionsOf(token, person.id)).toEqual([]);
  });

  it('row 17: a session of a third, and one of nobody, are as if absent', async () => {
    const person = await someone();
    const token = await asManager();
    const [own] = await sessionsOf(token, manager.id);
    const none = '019a7f3a-0000-7000-8000-000000000001';
    for (const id of [own?.id, none]) {
      expect((await act(token, 'DELETE', person.id, `sessions/${id}`)).status).toBe(404);
    }
    expect((await act(token, 'DELETE', manager.id, 'sessions')).status).toBe(200);
    expect((await sessionsOf(token, manager.id)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });
});

describe('why may this user do this?', () => {
  it('says of every flag which key of which role decides it', async () => {
    const person = await someone({ flags: { 'surveyManagement.*': true, 'logManagement.show': true } });
    const [denying] = await app.database.db
      .insert(role)
      .values({
        ...{ name: 'careful', homeRoute: '/', enforceTwoFactor: false, featureFlags: {} },
        flags: { 'surveyManagement.delete': false, 'surveyManagement.*': true },
      })
      .returning({ id: role.id });
    await app.database.db.insert(userRole).values({ userId: person.id, roleId: denying?.id ?? 0 });
    const { body } = await call<{ _data: EffectiveFlag[] }>(app, 'GET', `catalog/users/${person.id}/permissions`, {
      token: await asManager(),
    });
    const of = (flag: string) => body._data.find((row) => row.flag === flag);
    const own = `role of ${person.email}`;
    expect(of('surveyManagement.show')).toMatchObject({ granted: true, key: 'surveyManagement.*' });
    expect(of('surveyManagement.show')?.roles.toSorted()).toEqual(['careful', own]);
    expect(of('surveyManagement.delete')).toMatchObject({
      ...{ granted: false, key: 'surveyManagement.delete', roles: ['careful'] },
    });
    expect(of('logManagement.show')).toMatchObject({ granted: true, key: 'logManagement.show', roles: [own] });
    expect(of('userManagement.show')).toMatchObject({ granted: false, key: null, roles: [] });
    expect(of('contentManagement.edit')).toBeDefined();
    expect(body._data.map(({ flag }) => flag)).toEqual(body._data.map(({ flag }) => flag).sort());
  });
});

describe('§6 an agent who may edit users', () => {
  it('neither gives a role that sees more than an agent nor changes who has one', async () => {
    const { db } = app.database;
    const flags = { 'surveyManagement.show': true, 'userManagement.show': true, 'userManagement.edit': true };
    await db.update(role).set({ flags }).where(eq(role.name, 'agent'));
    const agent = await makePerson(app, { email: 'agent@example.com', role: 'agent' });
    const colleague = await makePerson(app, { email: 'colleague@example.com', role: 'agent' });
    const reader = await makePerson(app, { email: 'reader@example.com', flags: { 'surveyManagement.show': true } });
    const { token } = await signIn(app, agent.email, password);
    const userOf = async ({ id }: Person) =>
      (await call<{ _data: User }>(app, 'GET', `catalog/users/${id}`, { token })).body._data;
    const save = async (person: Person, roleIds: number[]) => {
      const user = await userOf(person);
      const json = { ...user, tenant: user.tenant.id, roleIds };
      return (await call(app, 'POST', `catalog/users/${person.id}`, { token, json })).status;
    };
    expect((await userOf(reader)).allowed).toMatchObject({ edit: false, createToken: false });
    expect(await save(reader, [agent.roleId])).toBe(422);
    expect(await save(colleague, [reader.roleId])).toBe(422);
    expect(await save(colleague, [agent.roleId])).toBe(200);
  });
});
