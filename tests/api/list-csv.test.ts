import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { allOperations, apiRoot } from '#contract/index.ts';
import { auditLog } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { fillLists } from '#tests/support/many-rows.ts';
import { makePerson, makeTenant, password } from '#tests/support/people.ts';
import { publishSmallScan, takeScan } from '#tests/support/small-scan.ts';

const app = testApp();
let token = '';
const accept = { accept: 'text/csv' };
const lists = allOperations.filter(({ list }) => list?.csv);
const parameters: Readonly<Record<string, number>> = { id: 1 };

beforeAll(async () => {
  const survey = await publishSmallScan(app);
  ({ token } = await signIn(app));
  await takeScan(app, survey);
  await fillLists(app.database, 2);
});

const ask = (path: string, options = {}) => call<string>(app, 'GET', path, { token, headers: accept, ...options });
const read = (text: string) =>
  Papa.parse<Record<string, string>>(text.replace('\ufeff', '').trim(), { header: true }).data;
const exports = async () => (await app.database.db.select().from(auditLog)).filter(({ action }) => action === 'export');
const filtered = (conditions: object) => new URLSearchParams({ filter: JSON.stringify(conditions) });

describe('a list as CSV', () => {
  it.each(lists)('$id: a heading of the fields of its rows, and every row', async ({ path }) => {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
    const { status, headers, body } = await ask(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[A-Za-z]+-2026-11-12\.csv"$/);
    expect(body.startsWith('\ufeff')).toBe(true);
    const { body: page } = await call<{ _pagination: { _total: number } }>(app, 'GET', address, { token });
    expect(Math.abs(read(body).length - page._pagination._total)).toBeLessThanOrEqual(3);
  });

  it('holds all rows of the filter in its order, beyond a page, with what is nested in columns of its own', async () => {
    const tenant = await makeTenant(app, 'Groot');
    await app.database.exec(`
      INSERT INTO app_user (tenant_id, email, firstname, created_at)
      SELECT ${tenant}, 'many-' || lpad(n::text, 4, '0') || '@example.com', 'Many', now() FROM generate_series(1, 2345) n`);
    const query = filtered({ tenant });
    query.set('orderBy', 'email desc');
    query.set('perPage', '10');
    query.set('page', '3');
    const rows = read((await ask(`catalog/users?${query}`)).body);
    expect(rows).toHaveLength(2345);
    expect(rows[0]).toMatchObject({
      email: 'many-2345@example.com',
      'tenant.id': String(tenant),
      'tenant.name': 'Groot',
    });
    expect(new Set(rows.map(({ email }) => email)).size).toBe(2345);
    expect(Object.keys(rows[0] ?? {}).filter((name) => name.startsWith('allowed'))).toEqual([]);
  });

  it('is audited as an export: what was narrowed down, how many rows, and not what was searched for', async () => {
    const before = (await exports()).length;
    await ask(`base/tenants?${filtered({ q: 'Groot' })}`);
    const made = (await exports()).slice(before);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ entity: 'tenant', actorId: 1, after: { rows: 1, fields: ['q'] } });
    expect(JSON.stringify(made[0])).not.toContain('Groot');
  });

  it('row 23: lets no cell become a formula', async () => {
    await makeTenant(app, '=HYPERLINK("https://evil.example")');
    await makeTenant(app, '  +1+1');
    const names = read((await ask('base/tenants')).body).map(({ name }) => name);
    expect(names).toContain('\'=HYPERLINK("https://evil.example")');
    expect(names).toContain("'  +1+1");
    expect(names.filter((name) => /^\s*[=+\-@]/.test(name ?? ''))).toEqual([]);
  });

  it('holds what its reader may see and nothing else, and asks for the same flag', async () => {
    const elsewhere = await makeTenant(app, 'Elders');
    const flags = { 'userManagement.show': true };
    await makePerson(app, { email: 'own@elders.example', tenantId: elsewhere, flags });
    const own = (await signIn(app, 'own@elders.example', password)).token;
    expect(read((await ask('catalog/users', { token: own })).body).map(({ email }) => email)).toEqual([
      'own@elders.example',
    ]);
    expect((await ask('base/tenants', { token: own })).status).toBe(403);
  });

  it('a query that is wrong is a problem as ever, and no export', async () => {
    const before = (await exports()).length;
    expect((await ask(`base/tenants?${filtered({ nothing: 1 })}`)).status).toBe(400);
    expect((await exports()).length).toBe(before);
  });

  it('what gives no CSV answers 406, and who takes JSON first gets JSON', async () => {
    expect((await ask('survey/responses')).status).toBe(406);
    expect((await ask('base/tenants/1')).status).toBe(406);
    const { headers } = await ask('base/tenants', { headers: { accept: 'application/json, text/csv' } });
    expect(headers['content-type']).toContain('application/json');
  });

  it('the OpenAPI document says which lists can be had so', async () => {
    const { body } = await call<{ paths: Record<string, { get: { responses: { 200: { content: object } } } }> }>(
      app,
      'GET',
      'openapi.json',
    );
    const answers = body.paths[`${apiRoot}/base/tenants`]?.get.responses[200].content;
    expect(Object.keys(answers ?? {})).toEqual(['application/json', 'text/csv']);
  });

  it('who goes away ends the reading, and others are answered meanwhile', async () => {
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const controller = new AbortController();
    const answer = await fetch(`${address}${apiRoot}/catalog/users`, {
      headers: { ...accept, authorization: `Bearer ${token}` },
      signal: controller.signal,
    });
    await answer.body?.getReader().read();
    controller.abort();
    expect((await call(app, 'GET', 'base/tenants', { token })).status).toBe(200);
  });
});
