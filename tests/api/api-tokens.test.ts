import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiToken } from '#contract/api-tokens.ts';
import { allOperations } from '#contract/index.ts';
import { appUser, auditLog, role } from '#server/db/schema.ts';
import { apiToken } from '#server/db/schema-back-office.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { dumpTables } from '#tests/support/dump.ts';
import { makePerson, makeTenant, type Person, password } from '#tests/support/people.ts';

const app = testApp();
const day = 24 * 3600;
const people: Record<'manager' | 'sync' | 'bare' | 'foreign' | 'boss', Person> = {} as never;

beforeAll(async () => {
  const partner = await makeTenant(app, 'Werk & Route');
  const person = (email: string, flags: Record<string, boolean>, tenantId = 1) =>
    makePerson(app, { email, flags, tenantId });
  people.manager = await person('manager@example.com', { 'userManagement.*': true, 'surveyManagement.show': true });
  people.sync = await person('sync@example.com', { 'userManagement.show': true });
  people.bare = await person('bare@example.com', {});
  people.foreign = await person('foreign@example.com', {}, partner);
  people.boss = await person('boss@example.com', { '*': true, 'tenantManagement.*': false });
});

type Who = keyof typeof people;
const tokenOf = async (who: Who) => (await signIn(app, people[who].email, password)).token;
const make = async (by: Who, of: Who, json: object = {}) =>
  call<{ _data: ApiToken & { token: string }; errors?: object }>(app, 'POST', 'generate-edi-token', {
    token: await tokenOf(by),
    json: { user: people[of].id, name: 'Sync with the CRM', days: 30, ...json },
  });
const list = async (by: Who, query = '') =>
  (await call<{ _data: ApiToken[] }>(app, 'GET', `catalog/edi-tokens${query}`, { token: await tokenOf(by) })).body
    ._data;
const users = (token: string) => call<{ _data: unknown[] }>(app, 'GET', 'catalog/users', { token });
const revoke = async (by: Who, id: number) =>
  (await call(app, 'DELETE', `catalog/edi-tokens/${id}`, { token: await tokenOf(by) })).status;

describe('an API token', () => {
  it('§7 generate-edi-token: is told once, and of 256 bits only a hash is kept', async () => {
    const { status, body } = await make('manager', 'sync');
    expect(status).toBe(200);
    const { token, ...made } = body._data;
    expect(token).toMatch(/^ams_[\w-]{43}$/);
    expect(made).toMatchObject({
      ...{ name: 'Sync with the CRM', user: { id: people.sync.id, name: 'sync' }, isExpired: false, lastUsedAt: null },
      ...{ createdBy: { id: people.manager.id }, expiresAt: '2026-12-12T13:32:00.000Z' },
    });
    expect(JSON.stringify(await dumpTables(app.database, []))).not.toContain(token.slice(4));
    expect(JSON.stringify(await list('manager'))).not.toContain(token.slice(4));
    const [row] = await app.database.db.select().from(auditLog).where(eq(auditLog.entity, 'api-token'));
    expect(row).toMatchObject({ action: 'create', actorId: people.manager.id, after: { user: 'sync' } });
  });

  it('acts as its user with the rights of now, and its use is noted once a minute', async () => {
    const { token, id } = (await make('manager', 'sync')).body._data;
    expect((await users(token)).status).toBe(200);
    const used = async () => (await list('manager')).find((row) => row.id === id)?.lastUsedAt;
    const first = await used();
    expect(first).toBe(app.clock.now().toISOString());
    app.clock.advance(30);
    await users(token);
    expect(await used()).toBe(first);
    app.clock.advance(31);
    await users(token);
    expect(await used()).toBe(app.clock.now().toISOString());
    const { db } = app.database;
    await db.update(role).set({ flags: {} }).where(eq(role.id, people.sync.roleId));
    expect((await users(token)).status).toBe(403);
    await db
      .update(role)
      .set({ flags: { 'userManagement.show': true } })
      .where(eq(role.id, people.sync.roleId));
    expect((await users(token)).status).toBe(200);
  });

  it('gives who made it for another nothing when that one gets more rights', async () => {
    const made = (await make('manager', 'sync')).body._data;
    const own = (await make('sync', 'sync')).body._data;
    const { db } = app.database;
    const flagsOfSync = (flags: Record<string, boolean>) =>
      db.update(role).set({ flags }).where(eq(role.id, people.sync.roleId));
    await flagsOfSync({ 'userManagement.show': true, 'logManagement.show': true });
    expect([(await users(made.token)).status, (await users(own.token)).status]).toEqual([401, 200]);
    await flagsOfSync({ 'userManagement.show': true });
    expect((await users(made.token)).status).toBe(200);
  });

  it('ends by itself, when it is revoked, when its user is blocked, and where two-factor is due', async () => {
    const one = (await make('manager', 'sync', { days: 1 })).body._data;
    const other = (await make('manager', 'sync')).body._data;
    app.clock.advance(day);
    expect((await users(one.token)).status).toBe(401);
    expect((await list('manager')).find(({ id }) => id === one.id)?.isExpired).toBe(true);
    expect([await revoke('manager', other.id), await revoke('manager', other.id)]).toEqual([200, 200]);
    expect((await users(other.token)).status).toBe(401);
    expect((await list('manager')).map(({ id }) => id)).not.toContain(other.id);
    const third = (await make('manager', 'sync')).body._data;
    const { db } = app.database;
    const set = (changes: object) => db.update(appUser).set(changes).where(eq(appUser.id, people.sync.id));
    for (const changes of [{ active: false }, { active: true, requiresTwoFactor: true }]) {
      await set(changes);
      expect((await users(third.token)).status).toBe(401);
    }
    await set({ active: true, requiresTwoFactor: false });
    expect((await users(third.token)).status).toBe(200);
    expect((await users('ams_none')).status).toBe(401);
    const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'revoke'));
    expect(rows).toMatchObject([{ entityId: String(other.id), before: { name: 'Sync with the CRM', user: 'sync' } }]);
  });

  it('does nothing of what belongs to a person in a session', async () => {
    const { token } = (await make('boss', 'boss')).body._data;
    const inPerson = allOperations.filter((operation) => operation.inPerson);
    expect(inPerson.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['session.loginAs', 'account.changePassword', 'twoFactor.disable', 'apiTokens.create']),
    );
    for (const { method, path, id } of inPerson) {
      const { status, body } = await call<{ detail?: string }>(app, method, path.replace(/\{\w+\}/, '1'), {
        token,
        ...(method !== 'GET' && method !== 'DELETE' && { json: {} }),
      });
      expect([status, body.detail], id).toEqual([403, 'This is for people who are signed in, not for an API token.']);
    }
  });

  it('stands in the audit log beside its user', async () => {
    const { token, id } = (await make('manager', 'sync')).body._data;
    await users(token);
    const { db } = app.database;
    const reads = async () => {
      const rows = await db.select().from(auditLog).where(eq(auditLog.actorId, people.sync.id));
      return rows.map(({ after }) => after);
    };
    await expect.poll(reads).toContainEqual(expect.objectContaining({ apiToken: { id, name: 'Sync with the CRM' } }));
  });
});

describe('who may', () => {
  it('make one: everybody for themselves, and who may edit users for those who may do no more', async () => {
    expect((await make('bare', 'bare')).status).toBe(200);
    expect((await make('bare', 'sync')).status).toBe(404);
    expect((await make('manager', 'foreign')).status).toBe(404);
    expect((await make('manager', 'boss')).status).toBe(422);
    expect((await make('boss', 'manager')).status).toBe(200);
  });

  it('see and revoke one: the same', async () => {
    const owners = (rows: readonly ApiToken[]) => [...new Set(rows.map(({ user }) => user.name))].sort();
    expect(owners(await list('bare'))).toEqual(['bare']);
    expect(owners(await list('foreign'))).toEqual([]);
    expect(owners(await list('manager', `?filter=${JSON.stringify({ user: people.bare.id })}`))).toEqual(['bare']);
    const [bares] = await list('bare');
    expect(await revoke('foreign', bares?.id ?? 0)).toBe(404);
    expect(await revoke('bare', (await list('manager')).find(({ user }) => user.name === 'sync')?.id ?? 0)).toBe(404);
    expect(await revoke('manager', (await list('manager')).find(({ user }) => user.name === 'boss')?.id ?? 0)).toBe(
      422,
    );
    expect(await revoke('bare', bares?.id ?? 0)).toBe(200);
  });

  it('has to name it and to let it end within a year', async () => {
    for (const wrong of [{ name: ' ' }, { days: 0 }, { days: 366 }, { name: 'x'.repeat(101) }]) {
      expect((await make('manager', 'sync', wrong)).status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
    }
    expect((await make('manager', 'sync', { days: 365 })).status).toBe(200);
    await app.database.db.delete(apiToken);
  });
});
