import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { AuditVerdict } from '#contract/audit-log.ts';
import type { Db } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Secrets } from '../../secrets.ts';
import { type ChainEnd, type ChainRow, chainColumns, emptyChain, hashDetails, hashRow, signEnd } from './chain.ts';
import { readEnd } from './seal.ts';

/** Rows that are read at once. */
const slice = 500;

type Broken = NonNullable<AuditVerdict['firstBroken']>;
type SealedRow = ChainRow & Record<'seq' | 'hash' | 'details_hash', string | null>;

/**
 * Checks every sealed row against the chain, from the first to the last, a slice at a time: other requests get their
 * turn in between, and rows that are written meanwhile do not disturb it. The first thing that is wrong is named.
 *
 * What it cannot see is a whole database that was put back to an older state: who has to know keeps the last hash
 * elsewhere.
 */
export async function verifyChain(db: Db, secrets: Secrets): Promise<AuditVerdict & { end: ChainEnd }> {
  const end = await readEnd(db);
  const { last, broken } = await followChain(db, secrets, end?.seq ?? 0);
  const firstBroken = broken ?? checkEnd(secrets, end, last) ?? (await findStray(db, end ? 'unknown' : 'end'));
  const counted = await countRows(db);
  return { valid: !firstBroken, ...counted, ...(firstBroken && { firstBroken }), end: last };
}

/** Goes along the chain as far as it is right, or to its end. */
async function followChain(db: Db, secrets: Secrets, until: number): Promise<{ last: ChainEnd; broken?: Broken }> {
  let last = emptyChain;
  while (last.seq < until) {
    const rows = await readSlice(db, last.seq, until);
    for (const row of rows) {
      const reason = faultOf(secrets, last, row);
      if (reason === 'missing') return { last, broken: { id: null, seq: last.seq + 1, reason } };
      if (reason) return { last, broken: { id: Number(row.id), seq: Number(row.seq), reason } };
      last = { seq: Number(row.seq), hash: row.hash ?? '' };
    }
    if (rows.length === 0) return { last, broken: { id: null, seq: last.seq + 1, reason: 'missing' } };
    await setImmediate();
  }
  return { last };
}

async function readSlice(db: Db, after: number, until: number): Promise<SealedRow[]> {
  return rowsOf<SealedRow>(
    await db.execute(sql`SELECT ${chainColumns}, seq::text AS seq, hash, details_hash
      FROM audit_log WHERE audit_log.seq > ${after} AND audit_log.seq <= ${until} ORDER BY audit_log.seq LIMIT ${slice}`),
  );
}

function faultOf(secrets: Secrets, last: ChainEnd, row: SealedRow): Broken['reason'] | undefined {
  if (Number(row.seq) > last.seq + 1) return 'missing';
  const { details_hash: detailsHash } = row;
  if (detailsHash === null || row.hash !== hashRow(secrets, last, row, detailsHash)) return 'changed';
  return detailsHash === hashDetails(secrets, row) ? undefined : 'details';
}

function checkEnd(secrets: Secrets, end: Awaited<ReturnType<typeof readEnd>>, last: ChainEnd): Broken | undefined {
  // Nothing was sealed yet; where something was, every row is a stray.
  if (!end) return undefined;
  const isSigned = end.signature === signEnd(secrets, end);
  return isSigned && end.hash === last.hash ? undefined : { id: null, seq: end.seq, reason: 'end' };
}

/** A row with a place that no sealing gave it: before the first one or after the last one. */
async function findStray(db: Db, reason: Broken['reason']): Promise<Broken | undefined> {
  const [stray] = rowsOf<{ id: string; seq: string }>(
    await db.execute(sql`SELECT id::text AS id, seq::text AS seq FROM audit_log
      WHERE audit_log.seq < 1 OR audit_log.seq > coalesce((SELECT seq FROM audit_chain WHERE id = 1), 0)
      ORDER BY audit_log.seq LIMIT 1`),
  );
  return stray && { id: Number(stray.id), seq: Number(stray.seq), reason };
}

async function countRows(db: Db): Promise<{ rows: number; sealed: number }> {
  const [counted] = rowsOf<{ rows: string; sealed: string }>(
    await db.execute(sql`SELECT count(*)::text AS rows, count(seq)::text AS sealed FROM audit_log`),
  );
  return { rows: Number(counted?.rows ?? 0), sealed: Number(counted?.sealed ?? 0) };
}
