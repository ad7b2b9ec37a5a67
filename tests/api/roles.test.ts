import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FlagMap } from '#contract/flags.ts';
import type { Role } from '#contract/roles.ts';
import { appUser, auditLog, role, userRole } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, password } from '#tests/support/people.ts';

const app = testApp();
const editor = { 'roleManagement.edit': true, 'userManagement.*': true, 'tenantManagement.globalAdmin': true };

interface Body {
  readonly _data: Role;
  readonly detail: string;
  readonly errors: Record<string, string[]>;
}

beforeAll(async () => {
  await makePerson(app, { email: 'editor@example.com', flags: editor });
  await makePerson(app, { email: 'viewer@example.com', flags: { 'userManagement.show': true } });
  const bounded = { 'roleManagement.edit': true, 'userManagement.show': true };
  await makePerson(app, { email: 'bounded@example.com', flags: bounded });
});

const tokenOf = async (name: string) => (await signIn(app, `${name}@example.com`, password)).token;
const fields = (changes: Partial<Role> = {}) => ({
  ...{ name: 'Coach', homeRoute: '/dashboard', enforceTwoFactor: true },
  ...{ flags: { 'userManagement.show': true }, featureFlags: { newReport: true } },
  ...changes,
});
const send = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
  call<Body>(app, method, `catalog/roles${path}`, { token, ...(json !== undefined && { json }) });
const make = async (token: string, changes: Partial<Role>) =>
  (await send(token, 'POST', '', fields(changes))).body._data;
const idOf = async (name: string) => {
  const [found] = await app.database.db.select().from(role).where(eq(role.name, name));
  return found?.id ?? 0;
};
const auditOf = (id: number) => {
  const { entityId, entity } = auditLog;
  return app.database.db
    .select()
    .from(auditLog)
    .where(eq(entityId, String(id)))
    .orderBy(auditLog.id)
    .then((rows) => rows.filter((row) => row.entity === 'role' && entity.name === 'entity'));
};

describe('§7 catalog/roles', () => {
  it('lists every role with what the caller may do with it', async () => {
    const { body } = await call<{ _data: Role[] }>(app, 'GET', 'catalog/roles', { token: await tokenOf('viewer') });
    expect(body._data.filter(({ builtIn }) => builtIn).map(({ name }) => name)).toEqual([
      'administrator',
      'agent',
      'reseller',
      'user',
    ]);
    expect(body._data[0]).toEqual({
      ...{ id: 1, name: 'administrator', flags: { '*': true }, featureFlags: {}, homeRoute: '/responses' },
      // The administrator is a system user, whom others do not see.
      ...{ enforceTwoFactor: false, users: 0, builtIn: true, version: 1 },
      allowed: { edit: false, delete: false, assign: false },
    });
    const all = await call<{ _data: Role[] }>(app, 'GET', 'catalog/roles', { token: (await signIn(app)).token });
    expect(all.body._data[0]).toMatchObject({ users: 1, allowed: { edit: true, delete: false, assign: true } });
    const found = await call<{ _data: Role[] }>(app, 'GET', 'catalog/roles?filter={"q":"SELL"}', {
      token: await tokenOf('viewer'),
    });
    expect(found.body._data.map(({ name }) => name)).toEqual(['reseller']);
  });

  it('makes a role, changes it and deletes it, and says so in the audit log', async () => {
    const token = await tokenOf('editor');
    const { status, body } = await send(token, 'POST', '', fields());
    expect(status).toBe(200);
    expect(body._data).toEqual({
      ...{ ...fields(), id: expect.any(Number), users: 0, builtIn: false, version: 1 },
      allowed: { edit: true, delete: true, assign: true },
    });
    const { id } = body._data;
    const flags = { 'userManagement.show': true, 'userManagement.edit': false };
    const changed = await send(token, 'PUT', `/${id}`, { id, version: 1, ...fields({ name: 'Trainer', flags }) });
    expect(changed.body._data).toMatchObject({ name: 'Trainer', flags, version: 2 });
    expect((await send(token, 'DELETE', `/${id}`)).status).toBe(200);
    expect((await send(token, 'GET', `/${id}`)).status).toBe(404);
    const rows = await auditOf(id);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'change', 'delete']);
    expect(rows[1]).toMatchObject({
      before: { name: 'Coach', 'flags.userManagement.edit': null },
      after: { name: 'Trainer', 'flags.userManagement.edit': false },
    });
  });

  it('acts at once: who loses a flag may not from then on, with the same token', async () => {
    const admin = (await signIn(app)).token;
    const { id, version } = await make(admin, { name: 'Temporary' });
    const person = await makePerson(app, { email: 'temporary@example.com', role: 'Temporary' });
    await app.database.db.update(role).set({ enforceTwoFactor: false }).where(eq(role.id, id));
    const token = await tokenOf('temporary');
    expect((await send(token, 'GET', '')).status).toBe(200);
    const less = fields({ name: 'Temporary', flags: {}, enforceTwoFactor: false });
    expect((await send(admin, 'PUT', `/${id}`, { id, version, ...less })).status).toBe(200);
    expect((await send(token, 'GET', '')).status).toBe(403);
    await app.database.db.delete(userRole).where(eq(userRole.userId, person.id));
  });

  it('keeps who edited last from overwriting what they did not see', async () => {
    const token = await tokenOf('editor');
    const { id } = await make(token, { name: 'Twice' });
    const change = (homeRoute: string) =>
      send(token, 'PUT', `/${id}`, { id, version: 1, ...fields({ name: 'Twice', homeRoute }) });
    expect((await change('/responses')).status).toBe(200);
    expect((await change('/settings')).status).toBe(409);
    expect((await send(token, 'PUT', '/999999', { id: 999_999, version: 1, ...fields() })).status).toBe(404);
  });
});

describe('row 15: nobody gives what they do not hold', () => {
  it.each([
    [{ '*': true }, '*'],
    [{ 'logManagement.show': true }, 'logManagement.show'],
    [{ 'userManagement.show': true, 'tenantManagement.*': true }, 'tenantManagement.*'],
  ])('refuses %o', async (flags, named) => {
    const token = await tokenOf('editor');
    const { status, body } = await send(token, 'POST', '', fields({ name: 'More', flags }));
    expect(status).toBe(422);
    expect(body.errors.flags?.[0]).toContain(named);
    const { id } = await make(token, { name: `Widened ${named}` });
    const widened = { id, version: 1, ...fields({ name: `Widened ${named}`, flags }) };
    expect((await send(token, 'PUT', `/${id}`, widened)).status).toBe(422);
  });

  it('nor takes back what a role denies them, in its own words or in wider ones', async () => {
    const admin = (await signIn(app)).token;
    const denials = { 'userManagement.delete': false, 'logManagement.*': false };
    const { id, version } = await make(admin, { name: 'Denies', flags: denials, enforceTwoFactor: false });
    const person = await makePerson(app, { email: 'denied@example.com', flags: { '*': true } });
    await app.database.db.insert(userRole).values({ userId: person.id, roleId: id });
    const token = await tokenOf('denied');
    const change = (who: string, flags: FlagMap) =>
      send(who, 'PUT', `/${id}`, { id, version, ...fields({ name: 'Denies', flags, enforceTwoFactor: false }) });
    const wider: FlagMap[] = [
      {},
      { 'logManagement.*': false },
      { 'userManagement.*': false },
      { 'logManagement.x': false },
    ];
    for (const flags of wider) {
      expect(Object.keys((await change(token, flags)).body.errors), JSON.stringify(flags)).toEqual(['flags']);
    }
    expect((await change(token, { ...denials, 'tenantManagement.edit': false })).status).toBe(200);
    await app.database.db.update(role).set({ version }).where(eq(role.id, id));
    expect((await change(admin, {})).status).toBe(200);
    await app.database.db.delete(userRole).where(eq(userRole.userId, person.id));
  });

  it('nor changes or deletes a role that holds more than they do', async () => {
    const token = await tokenOf('editor');
    const reseller = await idOf('reseller');
    const { status, body } = await send(token, 'PUT', `/${reseller}`, { id: reseller, version: 1, ...fields() });
    expect([status, body.detail]).toEqual([422, 'This role may do things that you may not, so you cannot change it.']);
    expect((await send(token, 'DELETE', `/${reseller}`)).status).toBe(422);
  });

  it('nor without seeing every tenant, whose roles they are', async () => {
    expect((await send(await tokenOf('bounded'), 'POST', '', fields())).status).toBe(403);
    const { body } = await send(await tokenOf('bounded'), 'GET', `/${await idOf('user')}`);
    expect(body._data.allowed).toEqual({ edit: false, delete: false, assign: false });
  });

  it('nor while acting as somebody else', async () => {
    const person = await makePerson(app, { email: 'second-editor@example.com', flags: editor });
    const admin = await signIn(app);
    const form = { userName: 'second-editor@example.com', userId: String(person.id) };
    const entered = await call<{ token: string }>(app, 'POST', 'login-as-user', { token: admin.token, form });
    const { status, body } = await send(entered.body.token, 'POST', '', fields({ name: 'Hidden' }));
    expect([status, body.detail]).toEqual([422, 'Not possible while you act as somebody else.']);
    const role = await send(entered.body.token, 'GET', `/${await idOf('agent')}`);
    expect(role.body._data.allowed).toEqual({ edit: false, delete: false, assign: false });
  });
});

describe('what the product counts on', () => {
  it('the roles that it asks for by name keep their names and stay', async () => {
    const { token } = await signIn(app);
    const id = await idOf('agent');
    const renamed = await send(token, 'PUT', `/${id}`, { id, version: 1, ...fields({ name: 'Agents' }) });
    expect(renamed.body.errors).toEqual({ name: ['This role keeps its name: the application asks for it.'] });
    expect((await send(token, 'DELETE', `/${id}`)).body.detail).toContain('cannot be deleted');
  });

  it('administrators stay able to do everything', async () => {
    const { token } = await signIn(app);
    const short: FlagMap[] = [{}, { '*': false }, { '*': true, 'roleManagement.edit': false }];
    for (const flags of short) {
      const changes = fields({ name: 'administrator', flags });
      const { status, body } = await send(token, 'PUT', '/1', { id: 1, version: 1, ...changes });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['flags']]);
    }
  });

  it('whoever may do everything by another role is not the last one to lose that', async () => {
    const { token } = await signIn(app);
    const { id, version } = await make(token, { name: 'Chief', flags: { '*': true }, enforceTwoFactor: false });
    await makePerson(app, { email: 'chief@example.com', role: 'Chief' });
    const chief = await tokenOf('chief');
    const { db } = app.database;
    await db.update(appUser).set({ active: false }).where(eq(appUser.id, 1));
    const less = { id, version, ...fields({ name: 'Chief', flags: {}, enforceTwoFactor: false }) };
    expect((await send(chief, 'PUT', `/${id}`, less)).status).toBe(422);
    await db.update(appUser).set({ active: true }).where(eq(appUser.id, 1));
    expect((await send(chief, 'PUT', `/${id}`, less)).status).toBe(200);
  });

  it('a role that somebody holds is not deleted, and how many do is said', async () => {
    const { token } = await signIn(app);
    const { id } = await make(token, { name: 'Held', enforceTwoFactor: false });
    const first = await makePerson(app, { email: 'held@example.com', role: 'Held' });
    expect((await send(token, 'DELETE', `/${id}`)).body.detail).toContain('One user has this role');
    const second = await makePerson(app, { email: 'held2@example.com', role: 'Held' });
    const { status, body } = await send(token, 'DELETE', `/${id}`);
    expect([status, body.detail]).toEqual([422, '2 users have this role. Give them another one first.']);
    for (const { id: userId } of [first, second]) {
      await app.database.db.delete(userRole).where(eq(userRole.userId, userId));
    }
    expect((await send(token, 'DELETE', `/${id}`)).status).toBe(200);
  });

  it('names are unique whatever their case, also for two at once', async () => {
    const token = await tokenOf('editor');
    const answers = await Promise.all(
      ['Only one', 'ONLY ONE', ' Only one '].map((name) => send(token, 'POST', '', fields({ name }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const { body } = answers.find(({ status }) => status === 422) ?? { body: undefined };
    expect(body?.errors).toEqual({ name: ['There is a role of this name already.'] });
  });

  it.each([
    [{ name: ' ' }],
    [{ name: 'x'.repeat(61) }],
    [{ homeRoute: 'https://elsewhere.example' }],
    [{ homeRoute: '//elsewhere.example' }],
    [{ homeRoute: '/\\elsewhere.example' }],
    [{ homeRoute: '/a b' }],
    [{ flags: { 'a..b': true } }],
    [{ flags: { '*.show': true } }],
    [{ flags: { 'a.*.b': true } }],
    [{ flags: { a: 'yes' } as never }],
    [{ flags: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`userManagement.f${index}`, true])) }],
    [{ featureFlags: { '': true } }],
  ])('refuses %o', async (changes) => {
    const { status, body } = await send(await tokenOf('editor'), 'POST', '', fields({ name: 'Odd', ...changes }));
    expect(status).toBe(400);
    expect(Object.keys(body.errors)[0]).toContain(Object.keys(changes)[0]);
  });
});
