import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/schema.ts';
import { canonicalJson } from '#server/modules/audit/chain.ts';
import { ChainBroken, sealRows } from '#server/modules/audit/seal.ts';
import { verifyChain } from '#server/modules/audit/verify.ts';
import { testApp } from '#tests/support/app.ts';

const app = testApp();
const run = (statement: string) => app.database.exec(statement);
const seal = () => sealRows(app.app.context);
const verify = () => verifyChain(app.database.db, app.app.context.secrets);
const at = new Date('2026-11-12T13:32:00.123Z');
const row = (n: number) => ({
  at,
  tenantId: 1,
  actorId: 1,
  action: 'change',
  entity: 'user',
  entityId: String(n),
  before: { name: 'Noor', z: [1, { b: 2, a: 'é' }], a: 1.5 },
  after: { a: { y: null, x: true }, name: `Sam ${n}` },
  address: '192.0.2.1',
  userAgent: 'Browser',
});

async function write(rows: number): Promise<void> {
  await app.database.db.insert(auditLog).values(Array.from({ length: rows }, (_, i) => row(i + 1)));
}

// The app is gone, so that nothing is sealed but here; the database is still open.
beforeAll(() => app.app.close());

/** Ten sealed rows, ids and places 1 to 10. */
beforeEach(async () => {
  await run('TRUNCATE audit_log RESTART IDENTITY; DELETE FROM audit_chain');
  await write(10);
  await seal();
  expect(await verify()).toMatchObject({ valid: true, rows: 10, sealed: 10 });
});

describe('the audit log as a chain', () => {
  it.each([
    ['who did it', 'UPDATE audit_log SET actor_id = 2 WHERE id = 4', { id: 4, seq: 4, reason: 'changed' }],
    ['when, by a microsecond', `UPDATE audit_log SET at = at + interval '1 microsecond' WHERE id = 4`, { seq: 4 }],
    ['what', `UPDATE audit_log SET action = 'read' WHERE id = 10`, { id: 10, seq: 10, reason: 'changed' }],
    ['of whom', 'UPDATE audit_log SET tenant_id = NULL WHERE id = 1', { id: 1, seq: 1, reason: 'changed' }],
    ['a value', `UPDATE audit_log SET after = '{"name": "X"}' WHERE id = 5`, { id: 5, seq: 5, reason: 'details' }],
    ['from where', `UPDATE audit_log SET address = '' WHERE id = 5`, { id: 5, seq: 5, reason: 'details' }],
    ['a hash', `UPDATE audit_log SET hash = 'x' WHERE id = 6`, { id: 6, seq: 6, reason: 'changed' }],
    ['the hash of details', 'UPDATE audit_log SET details_hash = NULL WHERE id = 6', { seq: 6, reason: 'changed' }],
    ['a row is gone', 'DELETE FROM audit_log WHERE id = 7', { id: null, seq: 7, reason: 'missing' }],
    ['the first ones are gone', 'DELETE FROM audit_log WHERE id < 4', { id: null, seq: 1, reason: 'missing' }],
    ['the tail is cut', 'DELETE FROM audit_log WHERE id > 8', { id: null, seq: 9, reason: 'missing' }],
    ['all is gone', 'DELETE FROM audit_log', { id: null, seq: 1, reason: 'missing' }],
    [
      'details are blanked',
      `UPDATE audit_log SET before = NULL, after = NULL, address = '', user_agent = '' WHERE id = 3`,
      { id: 3, seq: 3, reason: 'details' },
    ],
    [
      'a pair is swapped',
      `UPDATE audit_log SET seq = -seq WHERE id IN (3, 4); UPDATE audit_log SET seq = 4 WHERE id = 3;
       UPDATE audit_log SET seq = 3 WHERE id = 4`,
      { id: 4, seq: 3, reason: 'changed' },
    ],
    [
      'a made-up row at the end',
      `INSERT INTO audit_log (at, action, entity, seq, hash, details_hash) VALUES (now(), 'read', 'user', 11, 'x', 'y')`,
      { id: 11, seq: 11, reason: 'unknown' },
    ],
    [
      'a made-up row in the middle',
      `DELETE FROM audit_log WHERE id = 5;
       INSERT INTO audit_log (at, action, entity, seq, hash, details_hash) VALUES (now(), 'read', 'user', 5, 'x', 'y')`,
      { id: 11, seq: 5, reason: 'changed' },
    ],
    [
      'the end moved back',
      `DELETE FROM audit_log WHERE id > 8;
       UPDATE audit_chain SET seq = 8, hash = (SELECT hash FROM audit_log WHERE id = 8)`,
      { id: null, seq: 8, reason: 'end' },
    ],
    ['the end is gone', 'DELETE FROM audit_chain', { id: 1, seq: 1, reason: 'end' }],
  ])('finds it and says where: %s', async (_what, tampering, firstBroken) => {
    await run(tampering);
    expect(await verify()).toMatchObject({ valid: false, firstBroken });
  });

  it.each([
    ['a cut tail', 'DELETE FROM audit_log WHERE id > 8', 9, 'missing'],
    [
      'an end that was moved back',
      `DELETE FROM audit_log WHERE id > 8;
       UPDATE audit_chain SET seq = 8, hash = (SELECT hash FROM audit_log WHERE id = 8)`,
      8,
      'end',
    ],
    ['an end that was taken away', 'DELETE FROM audit_chain', 1, 'end'],
  ])('does not cover %s by sealing on', async (_what, tampering, seq, reason) => {
    await run(tampering);
    await write(2);
    await seal().catch((error: unknown) => expect(error).toBeInstanceOf(ChainBroken));
    expect(await verify()).toMatchObject({ valid: false, firstBroken: { seq, reason } });
  });

  it('gives a row that was committed late, with an earlier id, a later place', async () => {
    await run('ALTER SEQUENCE audit_log_id_seq RESTART WITH 1000');
    await write(1);
    await seal();
    await run(`INSERT INTO audit_log (id, at, action, entity) VALUES (500, now(), 'read', 'user')`);
    await seal();
    const places = await app.database.db.execute(
      sql`SELECT seq::int AS seq FROM audit_log WHERE id IN (500, 1000) ORDER BY id`,
    );
    expect(places).toMatchObject({ rows: [{ seq: 12 }, { seq: 11 }] });
    expect(await verify()).toMatchObject({ valid: true, sealed: 12 });
  });

  it('seals each row once when several do it at once, over more rows than go at once', async () => {
    await write(1_200);
    const counts = await Promise.all([seal(), seal(), seal()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1_200);
    expect(await verify()).toMatchObject({ valid: true, rows: 1_210, sealed: 1_210 });
  });

  it('is undone by a crash in between, and done again', async () => {
    await write(3);
    const { db } = app.database;
    const crash = db.transaction(async (tx) => {
      await sealRows({ ...app.app.context, database: { db: tx } as never });
      throw new Error('crash');
    });
    await expect(crash).rejects.toThrow('crash');
    expect(await verify()).toMatchObject({ valid: true, rows: 13, sealed: 10 });
    await seal();
    expect(await verify()).toMatchObject({ valid: true, sealed: 13 });
  });

  it('is another one for another key', async () => {
    const other = { ...app.app.context.secrets, encryption: new TextEncoder().encode('another key, another chain') };
    expect(await verifyChain(app.database.db, other)).toMatchObject({ valid: false, firstBroken: { seq: 1 } });
  });

  it('does not depend on the order in which keys come back', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  });
});
