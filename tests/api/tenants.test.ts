import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '#contract/tenants.ts';
import { auditLog } from '#server/db/schema.ts';
import { type CallOptions, call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, makeTenant, password } from '#tests/support/people.ts';

interface TenantBody {
  readonly _data: Tenant;
  readonly errors?: Record<string, string[]>;
  readonly detail?: string;
}

const app = testApp();
let token = '';

beforeAll(async () => {
  ({ token } = await signIn(app));
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, json?: object, options: CallOptions = {}) =>
  call<TenantBody>(app, method, `base/tenants/${path}`, { token, ...(json && { json }), ...options });
const create = async (name: string) => (await send('POST', '0', { name })).body._data;
const lastAudit = async () =>
  (await app.database.db.select().from(auditLog).where(eq(auditLog.entity, 'tenant')).orderBy(desc(auditLog.id)))[0];

describe('§7 base/tenants', () => {
  it('POST base/tenants/0 makes one, trimmed, and audits it', async () => {
    const { status, body } = await send('POST', '0', { name: '  Loopbaanhuis Tiel ' });
    expect(status).toBe(200);
    expect(body._data).toEqual({
      ...{ id: expect.any(Number), name: 'Loopbaanhuis Tiel', users: 0, responses: 0, version: 1 },
      createdAt: app.clock.now().toISOString(),
    });
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'create', entityId: String(body._data.id), actorId: 1, after: { name: 'Loopbaanhuis Tiel' } },
    });
    expect((await send('GET', String(body._data.id))).body._data).toEqual(body._data);
  });

  it('POST takes no other id than 0', async () => {
    expect((await send('POST', '7', { name: 'Seventh' })).status).toBe(404);
  });

  it('PUT base/tenants/{id} changes one, with the id in the body, and audits what changed', async () => {
    const made = await create('Werkwijzer');
    const { id, version } = made;
    const { status, body } = await send('PUT', String(id), { id, version, name: 'Werkwijzer Ede' });
    expect(status).toBe(200);
    expect(body._data).toMatchObject({ id, name: 'Werkwijzer Ede', version: 2 });
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'change', entityId: String(id) },
      ...{ before: { name: 'Werkwijzer' }, after: { name: 'Werkwijzer Ede' } },
    });
    const other = await send('PUT', String(id), { id: id + 1, version: 2, name: 'Another' });
    expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['id']]);
  });

  it('a change of what was changed since is a 409, and changes nothing', async () => {
    const { id, version } = await create('Samen Sterk');
    await send('PUT', String(id), { id, version, name: 'Samen Sterker' });
    const late = await send('PUT', String(id), { id, version, name: 'Samen Sterkst' });
    expect(late.status).toBe(409);
    expect((await send('GET', String(id))).body._data).toMatchObject({ name: 'Samen Sterker', version: 2 });
  });

  it('saving what is stored already is no change', async () => {
    const { id, version, name } = await create('Onveranderd');
    const { body } = await send('PUT', String(id), { id, version, name });
    expect(body._data.version).toBe(1);
    expect(await lastAudit()).toMatchObject({ action: 'create', entityId: String(id) });
  });

  it.each([
    ['nl', 'Er is al een tenant met deze naam.'],
    ['en', 'There is a tenant of this name already.'],
  ])('a name that is taken, in whatever case, is refused at its field, in %s', async (locale, sentence) => {
    const { id, version } = await create(`Route ${locale}`);
    await create(`Straat ${locale}`);
    const headers = { 'accept-language': locale };
    const again = await send('POST', '0', { name: `ROUTE ${locale} ` }, { headers });
    expect([again.status, again.body.errors]).toEqual([422, { name: [sentence] }]);
    const changed = await send('PUT', String(id), { id, version, name: `straat ${locale}` }, { headers });
    expect([changed.status, changed.body.errors]).toEqual([422, { name: [sentence] }]);
  });

  it('two at once of one name: one is made, the other refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '0', { name: 'Tegelijk' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it.each(['', '   ', 'x'.repeat(101), 'with\u0007bell', 7, null])('the name %j is refused', async (name) => {
    const { status, body } = await send('POST', '0', { name });
    expect([400, 422]).toContain(status);
    expect(Object.keys(body.errors ?? {})).toEqual(['name']);
  });

  it('counts users and responses, and is found by its name', async () => {
    const id = await makeTenant(app, 'Geteld');
    await makePerson(app, { email: 'one@geteld.example', tenantId: id, flags: {} });
    await makePerson(app, { email: 'two@geteld.example', tenantId: id, flags: {} });
    const { body } = await call<{ _data: Tenant[] }>(
      app,
      'GET',
      `base/tenants?${new URLSearchParams({ filter: JSON.stringify({ q: 'geteld' }) })}`,
      { token },
    );
    expect(body._data).toEqual([expect.objectContaining({ id, users: 2, responses: 0 })]);
  });

  it('row 17: to edit asks for the flag and for seeing every tenant', async () => {
    const flags = { 'tenantManagement.edit': true };
    await makePerson(app, { email: 'edit@example.com', flags });
    await makePerson(app, { email: 'see@example.com', flags: { 'tenantManagement.globalAdmin': true } });
    await makePerson(app, { email: 'both@example.com', flags: { ...flags, 'tenantManagement.globalAdmin': true } });
    const statuses: number[] = [];
    for (const email of ['edit@example.com', 'see@example.com', 'both@example.com']) {
      const own = (await signIn(app, email, password)).token;
      statuses.push((await send('POST', '0', { name: `By ${email}` }, { token: own })).status);
    }
    expect(statuses).toEqual([403, 403, 200]);
  });
});
