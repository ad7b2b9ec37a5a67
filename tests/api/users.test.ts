import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '#contract/tenants.ts';
import type { User } from '#contract/users.ts';
import { appUser, role, userRole } from '#server/db/schema.ts';
import { groupMember, userGroup } from '#server/db/schema-back-office.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, makeTenant, type Person, password } from '#tests/support/people.ts';

const app = testApp();
/** What somebody who may only look at users may do with one. */
const nothing = {
  ...{ loginAs: false, edit: false, delete: false, resetTwoFactor: false, sendReset: false, endSessions: false },
  createToken: false,
};
const people: Record<'manager' | 'agent' | 'foreign' | 'global' | 'former', Person> = {} as never;
let partner = 0;

beforeAll(async () => {
  partner = await makeTenant(app, 'Werk & Route');
  const show = { 'userManagement.show': true };
  people.manager = await makePerson(app, {
    email: 'manager@example.com',
    firstname: 'Bram',
    flags: { ...show, 'userManagement.loginAs': true },
  });
  people.agent = await makePerson(app, {
    email: 'agent@example.com',
    firstname: 'Daan',
    flags: {},
    enforceTwoFactor: true,
  });
  people.former = await makePerson(app, { email: 'former@example.com', firstname: 'Anna', flags: {}, active: false });
  people.foreign = await makePerson(app, {
    email: 'foreign@example.com',
    firstname: 'Noor',
    flags: show,
    tenantId: partner,
  });
  people.global = await makePerson(app, {
    email: 'global@example.com',
    firstname: 'Zoë',
    flags: { ...show, 'tenantManagement.globalAdmin': true },
  });
});

const tokenOf = async (who: keyof typeof people) => (await signIn(app, people[who].email, password)).token;
const list = async (token: string, query: Record<string, string> = {}) => {
  const answer = await call<{ _data: User[]; _pagination: { _total: number }; errors?: object }>(
    app,
    'GET',
    `catalog/users?${new URLSearchParams(query)}`,
    { token },
  );
  return { ...answer, emails: answer.body._data?.map(({ email }) => email) };
};
const filter = (conditions: object) => ({ filter: JSON.stringify(conditions) });

describe('the users', () => {
  it('§7 catalog/users: those of the own tenant, by name, with what staff may know', async () => {
    const { emails, body } = await list(await tokenOf('manager'));
    expect(emails).toEqual(['former@example.com', 'manager@example.com', 'agent@example.com', 'global@example.com']);
    expect(body._pagination._total).toBe(4);
    expect(body._data[2]).toEqual({
      ...{ id: people.agent.id, name: 'Daan', firstname: 'Daan', lastname: '', email: 'agent@example.com' },
      ...{ roles: ['role of agent@example.com'], tenant: { id: 1, name: 'De Arbeidsmarktscan' }, active: true },
      ...{ roleIds: [people.agent.roleId], groups: [], groupIds: [], locale: 'nl', hasTwoFactor: false },
      ...{ requiresTwoFactor: false, roleRequiresTwoFactor: true, lastSignInAt: null },
      ...{ createdAt: expect.any(String), version: 1, allowed: { ...nothing, loginAs: true } },
    });
  });

  it('of every tenant for who sees every tenant; system users only for one of them', async () => {
    const global = await list(await tokenOf('global'));
    expect(global.emails).toContain('foreign@example.com');
    expect(global.emails).not.toContain('admin@example.com');
    expect((await list((await signIn(app)).token)).emails).toContain('admin@example.com');
    expect((await list(await tokenOf('foreign'))).emails).toEqual(['foreign@example.com']);
  });

  it('row 17: one by one: of another tenant, hidden and absent are all 404 in the same words', async () => {
    const token = await tokenOf('manager');
    const get = (id: number) => call(app, 'GET', `catalog/users/${id}`, { token });
    expect((await get(people.agent.id)).body).toMatchObject({ _data: { email: 'agent@example.com' } });
    const answers = await Promise.all([get(people.foreign.id), get(1), get(999_999)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => (body as { detail?: string }).detail)).size).toBe(1);
  });

  it('ask for userManagement.show', async () => {
    await makePerson(app, { email: 'profile@example.com', flags: { 'userManagement.profile': true } });
    const { token } = await signIn(app, 'profile@example.com', password);
    expect((await list(token)).status).toBe(403);
    expect((await call(app, 'GET', `catalog/users/${people.agent.id}`, { token })).status).toBe(403);
    await app.database.db.delete(appUser).where(eq(appUser.email, 'profile@example.com'));
  });

  it('are sorted, filtered, searched and paged by the server', async () => {
    const token = await tokenOf('global');
    expect((await list(token, { orderBy: 'email desc', perPage: '2' })).emails).toEqual([
      'manager@example.com',
      'global@example.com',
    ]);
    expect((await list(token, { orderBy: 'email desc', perPage: '2', page: '2' })).emails).toEqual([
      'former@example.com',
      'foreign@example.com',
    ]);
    expect((await list(token, filter({ tenant: partner }))).emails).toEqual(['foreign@example.com']);
    expect((await list(token, filter({ active: false }))).emails).toEqual(['former@example.com']);
    expect((await list(token, filter({ email: { like: 'AGENT@' } }))).emails).toEqual(['agent@example.com']);
    expect((await list(token, filter({ q: 'zoë' }))).emails).toEqual(['global@example.com']);
    expect((await list(token, filter({ q: 'noor foreign@' }))).emails).toEqual(['foreign@example.com']);
    expect((await list(token, filter({ q: "%'; DROP TABLE app_user" }))).emails).toEqual([]);
  });

  it('are narrowed down to a role and to a group', async () => {
    const token = await tokenOf('global');
    const { db } = app.database;
    const [group] = await db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'Balie', createdAt: app.clock.now() })
      .returning({ id: userGroup.id });
    await db.insert(groupMember).values({ groupId: group?.id ?? 0, userId: people.manager.id });
    const { roleId } = people.agent;
    expect((await list(token, filter({ role: roleId }))).emails).toEqual(['agent@example.com']);
    expect((await list(token, filter({ role: [roleId, people.former.roleId] }))).emails).toHaveLength(2);
    const inGroup = await list(token, filter({ group: group?.id }));
    expect(inGroup.body._data.map(({ email, groups }) => [email, groups])).toEqual([
      ['manager@example.com', ['Balie']],
    ]);
    expect((await list(token, filter({ role: roleId, group: group?.id }))).emails).toEqual([]);
    expect((await list(token, filter({ role: 'x' }))).status).toBe(400);
    expect((await list(token, filter({ role: [] }))).emails?.length).toBeGreaterThan(3);
  });

  it('a tenant that is filtered on does not widen what one sees', async () => {
    expect((await list(await tokenOf('manager'), filter({ tenant: partner }))).emails).toEqual([]);
  });

  it('row 19: hidden fields can be neither filtered nor sorted on, and never travel', async () => {
    const token = await tokenOf('global');
    for (const field of [
      'passwordHash',
      'password_hash',
      'twoFactorSecret',
      'two_factor_secret',
      'isSystem',
      'roles',
      'q.x',
      'name',
      '__proto__',
      'constructor',
    ]) {
      const filtered = await list(token, { filter: `{${JSON.stringify(field)}: {"like": "a"}}` });
      expect(filtered.status, field).toBe(400);
    }
    for (const field of ['passwordHash', 'two_factor_secret', 'isSystem', 'q', 'tenant', 'constructor']) {
      expect((await list(token, { orderBy: `${field} asc` })).status, field).toBe(400);
    }
    expect((await list(token, { expand: 'session' })).status).toBe(400);
    const { body } = await list((await signIn(app)).token);
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|secret|step|[^e]token/i);
  });

  it('several roles make no second row, and all of them show', async () => {
    const [reseller] = await app.database.db.select().from(role).where(eq(role.name, 'reseller'));
    await app.database.db.insert(userRole).values({ userId: people.agent.id, roleId: reseller?.id ?? 0 });
    const { body } = await list(await tokenOf('manager'), filter({ id: people.agent.id }));
    expect(body._pagination._total).toBe(1);
    expect(body._data[0]?.roles.toSorted()).toEqual(['reseller', 'role of agent@example.com']);
  });

  it('say whom one may act as: nobody disabled, not oneself, nobody with more rights', async () => {
    const { body } = await list(await tokenOf('manager'));
    const allowed = Object.fromEntries(body._data.map(({ email, allowed: { loginAs } }) => [email, loginAs]));
    expect(allowed).toMatchObject({
      'former@example.com': false,
      'manager@example.com': false,
      'global@example.com': false,
    });
    const foreign = await list(await tokenOf('foreign'));
    expect(foreign.body._data.map(({ allowed: { loginAs } }) => loginAs)).toEqual([false]);
  });
});

describe('the tenants', () => {
  const tenants = (token: string, query = '') =>
    call<{ _data: Tenant[] }>(app, 'GET', `base/tenants${query}`, { token });

  it('§7 base/tenants: all of them, by name, for tenantManagement.globalAdmin', async () => {
    const { body } = await tenants(await tokenOf('global'));
    expect(body._data.map(({ name }) => name)).toEqual(['De Arbeidsmarktscan', 'Werk & Route']);
    const found = await tenants(await tokenOf('global'), `?${new URLSearchParams(filter({ q: 'route' }))}`);
    expect(found.body._data.map(({ id }) => id)).toEqual([partner]);
  });

  it('are not for others', async () => {
    expect((await tenants(await tokenOf('manager'))).status).toBe(403);
  });
});
