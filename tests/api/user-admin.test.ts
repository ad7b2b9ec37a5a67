import { eq, notInArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlagMap } from '#contract/flags.ts';
import { appUser, role } from '#server/db/schema.ts';
import { requireAdministrator } from '#server/modules/users/service.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, makeTenant, type Person, password } from '#tests/support/people.ts';
import { setPassword } from '#tests/support/reset-link.ts';
import { bodyOf, managerFlags, userCalls } from '#tests/support/user-calls.ts';

const app = testApp();
const { get, post, put, remove, change, tokenOf, asAdmin, roleId, someone, auditOf, mailsTo } = userCalls(app);
const asManager = () => tokenOf(manager);
const plainRole = { featureFlags: {}, homeRoute: '/', enforceTwoFactor: false };
let partner = 0;
let manager: Person;
let foreign: Person;

beforeAll(async () => {
  partner = await makeTenant(app, 'Werk & Route');
  manager = await makePerson(app, { email: 'manager@example.com', flags: managerFlags });
  foreign = await makePerson(app, { email: 'foreign@example.com', flags: {}, tenantId: partner });
});

describe('a new user', () => {
  const newcomer = {
    ...{ firstname: ' Iris ', lastname: 'de Boer', email: 'Iris.deBoer@example.com', locale: 'nl' },
    ...{ active: true, requiresTwoFactor: true, groupIds: [] },
  };
  beforeEach(async () => {
    await app.database.db.delete(appUser).where(eq(appUser.email, newcomer.email));
    app.clock.advance(3600);
  });

  it('§7 PUT catalog/users/0: is made in the own tenant, audited, and gets a link to choose a password', async () => {
    const { status, body } = await put(await asManager(), { ...newcomer, roleIds: [await roleId('user')] });
    expect(status).toBe(200);
    expect(body._data).toMatchObject({
      ...{ name: 'Iris de Boer', email: 'Iris.deBoer@example.com', roles: ['user'], tenant: { id: 1 }, active: true },
      ...{ requiresTwoFactor: true, hasTwoFactor: false, version: 1, lastSignInAt: null },
    });
    const [created] = await auditOf(body._data.id, 'create');
    expect(created).toMatchObject({ actorId: manager.id, tenantId: 1, after: { firstname: 'Iris', roles: 'user' } });
    expect(await mailsTo('iris.deboer@example.com')).toMatchObject([{ template: 'invitation', locale: 'nl' }]);
    await expect(signIn(app, newcomer.email, '')).rejects.toThrow();
  });

  it('by the link of the mail sets a password and is in; the link works for a week', async () => {
    const email = 'week@example.com';
    await put(await asManager(), { ...newcomer, email, roleIds: [] });
    const link = () => app.printed.findLast((text) => text.includes(email))?.match(/password\/([\w-]{43})/)?.[1] ?? '';
    await expect.poll(link, { timeout: 10_000 }).not.toBe('');
    app.clock.advance(6 * 24 * 3600);
    expect((await setPassword(app, link(), password)).status).toBe(200);
    const first = await call<{ preAuthToken?: string }>(app, 'POST', 'login', {
      form: { username: email, password },
    });
    expect(first.body.preAuthToken, 'two-factor is required of this user').toBeTruthy();
  });

  it('who is blocked from the start gets no mail', async () => {
    expect((await put(await asManager(), { ...newcomer, active: false, roleIds: [] })).status).toBe(200);
    expect((await mailsTo('iris.deboer@example.com')).filter(({ status }) => status === 'queued')).toEqual([]);
  });

  it('is refused by field: an address that is taken in other letters or is none, roles and groups that are none', async () => {
    const token = await asManager();
    const refused = async (json: object) => (await put(token, { ...newcomer, roleIds: [], ...json })).body.errors;
    expect(await refused({ email: 'MANAGER@example.com' })).toEqual({
      email: ['Another user has this e-mail address.'],
    });
    expect(Object.keys((await refused({ email: 'iris@example' })) ?? {})).toEqual(['email']);
    expect(Object.keys((await refused({ roleIds: [999], groupIds: [999] })) ?? {})).toEqual(['roleIds', 'groupIds']);
    expect(await refused({ firstname: ' ' })).toHaveProperty('firstname');
    expect(await app.database.db.select().from(appUser).where(eq(appUser.email, newcomer.email))).toEqual([]);
  });

  it('row 15: brings nobody more rights: no roles beyond the own ones, no other tenant, never a system user', async () => {
    const token = await asManager();
    const administrator = [await roleId('administrator')];
    const sent = { ...newcomer, roleIds: [] };
    expect((await put(token, { ...sent, roleIds: administrator })).body.errors).toHaveProperty('roleIds');
    expect((await put(token, { ...sent, tenant: partner })).body.errors).toHaveProperty('tenant');
    expect((await put(await asAdmin(), { ...sent, tenant: 999 })).body.errors).toHaveProperty('tenant');
    const made = await put(await asAdmin(), {
      ...{ ...sent, tenant: partner, roleIds: administrator },
      ...{ isSystem: true, passwordHash: 'x', id: 1 },
    });
    expect(made.body._data.tenant.id).toBe(partner);
    const [row] = await app.database.db.select().from(appUser).where(eq(appUser.id, made.body._data.id));
    expect(row).toMatchObject({ isSystem: false, passwordHash: null });
  });
});

describe('a change', () => {
  it('§7 POST catalog/users/{id}: says what changed, and counts the version up', async () => {
    const { id, email } = await someone();
    const { body } = await change(await asManager(), id, { firstname: 'Fleur', roleIds: [await roleId('user')] });
    expect(body._data).toMatchObject({ firstname: 'Fleur', roles: ['user'], version: 2 });
    const [changed] = await auditOf(id, 'change');
    expect(changed?.before).toEqual({ firstname: email.split('@')[0], roles: `role of ${email}` });
    expect(changed?.after).toEqual({ firstname: 'Fleur', roles: 'user' });
  });

  it('3: of two who edit one user, the second is told', async () => {
    const { id } = await someone();
    const token = await asManager();
    const { body } = await get(token, id);
    expect((await post(token, id, { ...bodyOf(body._data), lastname: 'Eerst' })).status).toBe(200);
    expect((await post(token, id, { ...bodyOf(body._data), lastname: 'Dan' })).status).toBe(409);
    expect((await get(token, id)).body._data.lastname).toBe('Eerst');
  });

  it('row 17: of another tenant is as if absent', async () => {
    const token = await asManager();
    const details = bodyOf((await get(token, manager.id)).body._data);
    const answers = [await post(token, foreign.id, details), await post(token, 999_999, details)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await remove(token, foreign.id)).status).toBe(404);
  });

  it('row 15: of who may do more is refused, without signing anybody out, and the row says so', async () => {
    const token = await asManager();
    const boss = await someone({ flags: { '*': true } });
    const answer = await change(token, boss.id, { email: 'mine@example.com' });
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      'This user may do things that you may not, so you cannot change this user.',
    ]);
    expect((await remove(token, boss.id)).status).toBe(422);
    expect((await get(token, boss.id)).body._data.allowed).toEqual({
      ...{ loginAs: false, edit: false, delete: false, resetTwoFactor: false, sendReset: false, endSessions: false },
      createToken: false,
    });
  });

  it('row 15: gives only roles that one holds, wildcards and denials included', async () => {
    const token = await asManager();
    const { id } = await someone();
    const sets: FlagMap[] = [
      { 'surveyManagement.*': true },
      { 'userManagement.loginAs': true },
      { 'surveyManagement.show': true },
    ];
    const rows = sets.map((flags, index) => ({ name: `r${index}`, flags, ...plainRole }));
    const roles = await app.database.db.insert(role).values(rows).returning({ id: role.id });
    const statuses = [];
    for (const given of roles) statuses.push((await change(token, id, { roleIds: [given.id] })).status);
    expect(statuses).toEqual([422, 422, 200]);
  });

  it('nobody disables, deletes, demotes or moves themselves', async () => {
    const token = await asAdmin();
    const errors = async (changes: object) => Object.keys((await change(token, 1, changes)).body.errors ?? {});
    expect(await errors({ active: false })).toEqual(['active']);
    expect(await errors({ roleIds: [] })).toEqual(['roleIds']);
    expect(await errors({ tenant: partner })).toEqual(['tenant']);
    expect((await remove(token, 1)).status).toBe(422);
    expect((await change(token, 1, { lastname: 'Beheer' })).status).toBe(200);
  });

  it('of the last two administrators who block each other at once, one stays', async () => {
    const two = [await someone({ role: 'administrator' }), await someone({ role: 'administrator' })];
    const ids = two.map(({ id }) => id);
    const { db } = app.database;
    await db.update(appUser).set({ active: false }).where(notInArray(appUser.id, ids));
    const tokens = await Promise.all(two.map(tokenOf));
    const bodies = await Promise.all(ids.map(async (id) => bodyOf((await get(tokens[0] ?? '', id)).body._data)));
    const answers = await Promise.all(
      ids.map((id, index) => post(tokens[1 - index] ?? '', id, { ...bodies[index], active: false })),
    );
    const active = await db.select().from(appUser).where(eq(appUser.active, true));
    await expect(db.transaction((tx) => requireAdministrator(tx))).resolves.toBeUndefined();
    await db.update(appUser).set({ active: false });
    await expect(db.transaction((tx) => requireAdministrator(tx))).rejects.toMatchObject({
      status: 422,
      reason: 'lastAdministrator',
    });
    await db.update(appUser).set({ active: true });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(active).toHaveLength(1);
  });

  it('while acting as another, nothing of a user is changed', async () => {
    const boss = await someone({ flags: { '*': true, 'tenantManagement.*': false } });
    const { id } = await someone();
    const acting = await call<{ token: string }>(app, 'POST', 'login-as-user', {
      token: await tokenOf(boss),
      form: { userId: String(manager.id) },
    });
    const { token } = acting.body;
    expect((await get(token, id)).body._data.allowed).toMatchObject({ edit: false, delete: false, createToken: false });
    expect((await change(token, id, { firstname: 'X' })).status).toBe(403);
    expect((await remove(token, id)).status).toBe(403);
    expect((await put(token, {})).status).toBe(400);
  });
});
