import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Group, GroupMember } from '#contract/groups.ts';
import { auditLog } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, makeTenant, type Person, password } from '#tests/support/people.ts';

const app = testApp();
const people: Record<'manager' | 'viewer' | 'anna' | 'bram' | 'foreign' | 'global', Person> = {} as never;
let partner = 0;

beforeAll(async () => {
  partner = await makeTenant(app, 'Werk & Route');
  const show = { 'groupManagement.show': true };
  const edit = { 'groupManagement.*': true };
  people.manager = await makePerson(app, { email: 'manager@example.com', flags: edit });
  people.viewer = await makePerson(app, { email: 'viewer@example.com', flags: show });
  people.anna = await makePerson(app, { email: 'anna@example.com', firstname: 'Anna', flags: {} });
  people.bram = await makePerson(app, { email: 'bram@example.com', firstname: 'Bram', flags: {} });
  people.foreign = await makePerson(app, { email: 'foreign@example.com', flags: edit, tenantId: partner });
  people.global = await makePerson(app, {
    email: 'global@example.com',
    flags: { ...edit, 'tenantManagement.globalAdmin': true },
  });
});

interface Body {
  readonly _data: Group;
  readonly detail: string;
  readonly errors: Record<string, string[]>;
}

const tokenOf = async (who: keyof typeof people) => (await signIn(app, people[who].email, password)).token;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = <T = Body>(token: string, method: Method, path: string, json?: unknown) =>
  call<T>(app, method, `catalog/${path}`, { token, ...(json !== undefined && { json }) });
const make = async (token: string, fields: object) => (await send(token, 'POST', 'groups', fields)).body._data;
const membersOf = async (token: string, id: number) => {
  const { body } = await send<{ _data: GroupMember[] }>(token, 'GET', `groups-users/${id}`);
  return body._data.map(({ email }) => email);
};

describe('§7 catalog/groups', () => {
  it('makes a group of the own tenant, changes it and deletes it, and says so in the audit log', async () => {
    const token = await tokenOf('manager');
    const made = await make(token, { name: ' Team Noord ', description: 'Groningen' });
    expect(made).toEqual({
      ...{ id: expect.any(Number), name: 'Team Noord', description: 'Groningen' },
      ...{ tenant: { id: 1, name: 'De Arbeidsmarktscan' }, members: 0, createdAt: expect.any(String), version: 1 },
    });
    const { id } = made;
    const change = { id, version: 1, name: 'Team Oost', description: 'Groningen' };
    const changed = await send(token, 'PUT', `groups/${id}`, change);
    expect(changed.body._data).toMatchObject({ name: 'Team Oost', version: 2 });
    expect((await send(token, 'PUT', `groups/${id}`, { ...change, name: 'Team West' })).status).toBe(409);
    expect((await send(token, 'DELETE', `groups/${id}`)).status).toBe(200);
    expect((await send(token, 'GET', `groups/${id}`)).status).toBe(404);
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'group'), eq(auditLog.entityId, String(id))))
      .orderBy(auditLog.id);
    expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
      [
        'create',
        { name: null, description: null, tenant: null },
        { name: 'Team Noord', description: 'Groningen', tenant: 1 },
      ],
      ['change', { name: 'Team Noord' }, { name: 'Team Oost' }],
      ['delete', { name: 'Team Oost', description: 'Groningen' }, { name: null, description: null }],
    ]);
  });

  it('of another tenant is for who sees every tenant', async () => {
    const token = await tokenOf('manager');
    const refused = await send(token, 'POST', 'groups', { name: 'Theirs', tenant: partner });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['tenant']]);
    const global = await tokenOf('global');
    const theirs = await make(global, { name: 'Theirs', tenant: partner });
    expect(theirs.tenant).toEqual({ id: partner, name: 'Werk & Route' });
    expect((await send(global, 'POST', 'groups', { name: 'Nobody', tenant: 999_999 })).status).toBe(422);
    expect((await send(token, 'GET', `groups/${theirs.id}`)).status).toBe(404);
    expect((await send(token, 'DELETE', `groups/${theirs.id}`)).status).toBe(404);
    const listed = async (who: keyof typeof people) => {
      const { body } = await send<{ _data: Group[] }>(await tokenOf(who), 'GET', 'groups');
      return body._data.map(({ name }) => name);
    };
    expect(await listed('manager')).not.toContain('Theirs');
    expect(await listed('foreign')).toEqual(['Theirs']);
    expect(await listed('global')).toContain('Theirs');
  });

  it('names are unique in a tenant whatever their case', async () => {
    const token = await tokenOf('manager');
    const { id } = await make(token, { name: 'Coaches' });
    const again = await send(token, 'POST', 'groups', { name: 'COACHES' });
    expect([again.status, again.body.errors]).toEqual([422, { name: ['There is a group of this name already.'] }]);
    expect((await send(await tokenOf('foreign'), 'POST', 'groups', { name: 'Coaches' })).status).toBe(200);
    expect((await send(token, 'PUT', `groups/${id}`, { id, version: 1, name: 'coaches' })).status).toBe(200);
  });

  it('is changed with groupManagement.edit only', async () => {
    const token = await tokenOf('viewer');
    expect((await send(token, 'GET', 'groups')).status).toBe(200);
    expect((await send(token, 'POST', 'groups', { name: 'Mine' })).status).toBe(403);
  });
});

describe('§7 catalog/groups-users', () => {
  it('members are added several at once, listed, searched and taken out', async () => {
    const token = await tokenOf('manager');
    const { id } = await make(token, { name: 'Members' });
    const add = (...users: number[]) =>
      send<{ _data: { added: number } }>(token, 'PUT', `groups-users/${id}`, { users });
    expect((await add(people.anna.id, people.bram.id, people.anna.id)).body._data).toEqual({ added: 2 });
    expect((await add(people.anna.id)).body._data).toEqual({ added: 0 });
    expect(await membersOf(token, id)).toEqual(['anna@example.com', 'bram@example.com']);
    const found = await send<{ _data: GroupMember[] }>(token, 'GET', `groups-users/${id}?filter={"q":"bra"}`);
    expect(found.body._data).toEqual([{ id: people.bram.id, name: 'Bram', email: 'bram@example.com', active: true }]);
    expect((await send(token, 'GET', `groups/${id}`)).body._data.members).toBe(2);
    expect((await send(token, 'DELETE', `groups-users/${id}/${people.anna.id}`)).status).toBe(200);
    expect((await send(token, 'DELETE', `groups-users/${id}/${people.anna.id}`)).status).toBe(404);
    expect(await membersOf(token, id)).toEqual(['bram@example.com']);
  });

  it('only users of the tenant of the group, and nobody hidden; all of them or none', async () => {
    const token = await tokenOf('global');
    const { id } = await make(token, { name: 'Closed' });
    for (const other of [people.foreign.id, 1, 999_999]) {
      const refused = await send(token, 'PUT', `groups-users/${id}`, { users: [people.anna.id, other] });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['users']]);
    }
    expect(await membersOf(token, id)).toEqual([]);
    const byFlag = await send(await tokenOf('viewer'), 'PUT', `groups-users/${id}`, { users: [people.anna.id] });
    expect(byFlag.status).toBe(403);
  });

  it('a system user is a member for system users only', async () => {
    const admin = (await signIn(app)).token;
    const { id } = await make(admin, { name: 'Hidden' });
    expect((await send(admin, 'PUT', `groups-users/${id}`, { users: [1, people.anna.id] })).status).toBe(200);
    expect(await membersOf(admin, id)).toHaveLength(2);
    const token = await tokenOf('manager');
    expect(await membersOf(token, id)).toEqual(['anna@example.com']);
    expect((await send(token, 'GET', `groups/${id}`)).body._data.members).toBe(1);
    expect((await send(token, 'DELETE', `groups-users/${id}/1`)).status).toBe(404);
  });

  it('candidates are the other users of the tenant, whoever asks may list users or not', async () => {
    const token = await tokenOf('manager');
    const { id } = await make(token, { name: 'Open' });
    await send(token, 'PUT', `groups-users/${id}`, { users: [people.anna.id] });
    const { body } = await send<{ _data: GroupMember[] }>(token, 'GET', `groups/${id}/candidates`);
    const emails = body._data.map(({ email }) => email);
    expect(emails).toContain('bram@example.com');
    for (const absent of ['anna@example.com', 'foreign@example.com', 'admin@example.com']) {
      expect(emails).not.toContain(absent);
    }
    const foreign = await send(await tokenOf('foreign'), 'GET', `groups/${id}/candidates`);
    expect(foreign.status).toBe(404);
  });
});
