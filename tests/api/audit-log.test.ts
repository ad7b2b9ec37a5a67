import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditLogEntry, AuditVerdict } from '#contract/audit-log.ts';
import { appUser, auditLog, userRole } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, makeTenant, type Person, password } from '#tests/support/people.ts';

const app = testApp();
let token = '';
let own = '';
let elsewhere = 0;
let manager: Person;

beforeAll(async () => {
  elsewhere = await makeTenant(app, 'Elsewhere');
  manager = await makePerson(app, { email: 'manager@a.example', flags: { 'logManagement.show': true } });
  const gone = await makePerson(app, { email: 'gone@a.example', flags: {} });
  const { db } = app.database;
  const at = (day: number) => new Date(`2026-03-0${day}T10:00:00Z`);
  const rows: (typeof auditLog.$inferInsert)[] = [
    {
      at: at(1),
      tenantId: 1,
      actorId: manager.id,
      action: 'change',
      entity: 'role',
      entityId: '12',
      address: '192.0.2.7',
    },
    {
      at: at(2),
      tenantId: 1,
      actorId: gone.id,
      action: 'create',
      entity: 'group',
      entityId: '120',
      after: { name: 'A' },
    },
    {
      at: at(3),
      tenantId: elsewhere,
      actorId: 1,
      action: 'delete',
      entity: 'role',
      entityId: '13',
      before: { name: 'B' },
    },
    { at: at(4), action: 'sign-in-failed', entity: 'user', address: '192.0.2.8' },
    {
      at: at(5),
      tenantId: 1,
      actorId: manager.id,
      impersonatorId: 1,
      action: 'change',
      entity: 'message',
      entityId: 'x%_1',
    },
  ];
  await db.insert(auditLog).values(rows);
  await db.delete(userRole).where(eq(userRole.userId, gone.id));
  await db.delete(appUser).where(eq(appUser.id, gone.id));
  ({ token } = await signIn(app));
  own = (await signIn(app, manager.email, password)).token;
});

interface Page {
  readonly _data: AuditLogEntry[];
  readonly _pagination: { readonly _total: number };
}
const inMarch = { at: { gte: '2026-03-01', lte: '2026-03-31' } };
const list = (filter: object, as = token, rest = '') =>
  call<Page>(app, 'GET', `base/audit-log?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`, { token: as });
const idsOf = async (filter: object, as = token) =>
  (await list({ ...inMarch, ...filter }, as)).body._data.map(({ at }) => Number(at.slice(8, 10)));

describe('GET base/audit-log', () => {
  it('says who, as whom, what, of which tenant, when and from where', async () => {
    const { body } = await list(inMarch);
    expect(body._pagination._total).toBe(5);
    expect(body._data[0]).toMatchObject({
      at: '2026-03-05T10:00:00.000Z',
      actor: { id: manager.id, name: 'manager' },
      impersonator: { id: 1, name: expect.stringMatching(/./) },
      tenant: { id: 1, name: expect.stringMatching(/./) },
      ...{ action: 'change', entity: 'message', entityId: 'x%_1', before: null, after: null },
    });
    expect(body._data[1]).toMatchObject({ actor: null, impersonator: null, tenant: null, entityId: null });
    expect(body._data[3]).toMatchObject({ actor: { id: expect.any(Number), name: null }, after: { name: 'A' } });
  });

  it('shows the own tenant to who does not see every one; rows of no tenant are not theirs', async () => {
    expect(await idsOf({}, own)).toEqual([5, 2, 1]);
    expect(await idsOf({ tenant: elsewhere }, own)).toEqual([]);
    const foreign = (await list({ ...inMarch, entityId: '13' })).body._data[0]?.id;
    expect((await call(app, 'GET', `base/audit-log/${foreign}`, { token: own })).status).toBe(404);
    expect(
      (await call<{ _data: AuditLogEntry }>(app, 'GET', `base/audit-log/${foreign}`, { token })).body._data,
    ).toMatchObject({
      id: foreign,
      before: { name: 'B' },
    });
  });

  it.each<[object, number[]]>([
    [{ entity: 'role' }, [3, 1]],
    [{ entity: 'role', entityId: '12' }, [1]],
    [{ action: 'change' }, [5, 1]],
    [{ action: ['create', 'delete'] }, [3, 2]],
    [{ impersonator: 1 }, [5]],
    [{ actor: 1 }, [3]],
    [{ at: { gte: '2026-03-02T10:00:00Z', lte: '2026-03-03T10:00:00Z' } }, [3, 2]],
    [{ q: '12' }, [2, 1]],
    [{ q: '192.0.2.8' }, [4]],
    [{ q: 'X%_1' }, [5]],
    [{ q: '%' }, [5]],
  ])('filters by %j', async (filter, days) => {
    expect(await idsOf(filter)).toEqual(days);
  });

  it('sorts by the moment, both ways, and by nothing else', async () => {
    const oldest = await list(inMarch, token, '&orderBy={"at":"asc"}&perPage=2&page=2');
    expect(oldest.body._data.map(({ at }) => at.slice(8, 10))).toEqual(['03', '04']);
    expect((await list({}, token, '&orderBy=address')).status).toBe(400);
    expect((await list({ userAgent: 'x' })).status).toBe(400);
  });

  it('notes who read it', async () => {
    await list({ entity: 'tenant' }, own);
    await expect
      .poll(async () => (await list({ action: 'read', entity: 'audit-log', actor: manager.id })).body._data[0])
      .toMatchObject({ after: { rows: 0, fields: ['entity'] } });
  });
});

describe('POST base/audit-log/verify', () => {
  const verify = () => call<{ _data: AuditVerdict }>(app, 'POST', 'base/audit-log/verify', { token });

  it('seals what is there, says what it found, and leaves a row', async () => {
    const whole = (await verify()).body._data;
    expect(whole).toEqual({ valid: true, rows: expect.any(Number), sealed: whole.rows });
    await app.database.exec('UPDATE audit_log SET actor_id = 2 WHERE seq = 2');
    expect((await verify()).body._data).toMatchObject({ valid: false, firstBroken: { seq: 2, reason: 'changed' } });
    await app.database.exec('UPDATE audit_chain SET seq = 1');
    expect((await verify()).body._data).toMatchObject({ valid: false });
    const rows = await app.database.db.execute(sql`SELECT after FROM audit_log WHERE action = 'verify' ORDER BY id`);
    expect(rows).toMatchObject({ rows: [{ after: { valid: true } }, { after: { valid: false, seq: 2 } }, {}] });
  });

  it('is for who sees every tenant', async () => {
    expect((await call(app, 'POST', 'base/audit-log/verify', { token: own })).status).toBe(403);
  });
});
