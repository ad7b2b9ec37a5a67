import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Secrets } from '../../secrets.ts';
import { type ChainEnd, type ChainRow, chainColumns, emptyChain, hashDetails, hashRow, signEnd } from './chain.ts';

/** Rows that are sealed in one transaction. */
const atOnce = 500;

/** The end of the chain is not the one that this server signed: it was altered, or ENCRYPTION_KEY was changed. */
export class ChainBroken extends Error {}

export interface Sealing {
  readonly database: Pick<Database, 'db'>;
  readonly secrets: Secrets;
}

/**
 * Makes every row that is not part of the chain yet a part of it.
 *
 * A row is written without a place, so that no transaction waits for another one, and gets its place here: rows that
 * are committed late get a later place than their id says, which is no harm. One process at a time holds the row of
 * `audit_chain`; a crash in between leaves rows without a place for the next round.
 *
 * @returns how many rows were sealed
 * @throws ChainBroken where sealing on would cover up that rows are gone
 */
export async function sealRows({ database, secrets }: Sealing): Promise<number> {
  let sealed = 0;
  for (;;) {
    const some = await database.db.transaction((tx) => sealSome(tx, secrets));
    sealed += some;
    if (some < atOnce) return sealed;
  }
}

async function sealSome(tx: Db, secrets: Secrets): Promise<number> {
  let end = await holdEnd(tx, secrets);
  const rows = rowsOf<ChainRow>(
    await tx.execute(
      sql`SELECT ${chainColumns} FROM audit_log WHERE seq IS NULL ORDER BY audit_log.id LIMIT ${atOnce}`,
    ),
  );
  if (rows.length === 0) return 0;
  const places = rows.map((row) => {
    const details_hash = hashDetails(secrets, row);
    end = { seq: end.seq + 1, hash: hashRow(secrets, end, row, details_hash) };
    return { id: row.id, seq: end.seq, hash: end.hash, details_hash };
  });
  await tx.execute(sql`UPDATE audit_log SET seq = place.seq, hash = place.hash, details_hash = place.details_hash
    FROM json_to_recordset(${JSON.stringify(places)}::json)
      AS place (id bigint, seq bigint, hash text, details_hash text)
    WHERE audit_log.id = place.id`);
  await tx.execute(sql`UPDATE audit_chain
    SET seq = ${end.seq}, hash = ${end.hash}, signature = ${signEnd(secrets, end)} WHERE id = 1`);
  return rows.length;
}

/** Where the chain ends, held against other processes until the transaction is over. */
async function holdEnd(tx: Db, secrets: Secrets): Promise<ChainEnd> {
  // The first one to be here begins the chain, unless one was begun before: then its end was taken away.
  await tx.execute(sql`INSERT INTO audit_chain (id, seq, hash, signature)
    SELECT 1, 0, '', ${signEnd(secrets, emptyChain)} WHERE NOT EXISTS (SELECT FROM audit_log WHERE seq IS NOT NULL)
    ON CONFLICT (id) DO NOTHING`);
  const end = await readEnd(tx, true);
  if (!end || end.signature !== signEnd(secrets, end)) {
    throw new ChainBroken('The end of the audit log is not the one that was signed');
  }
  return end;
}

/** Where the chain ends, as the database has it; undefined where it does not say. */
export async function readEnd(db: Db, toChange = false): Promise<(ChainEnd & { signature: string }) | undefined> {
  const lock = toChange ? sql`FOR UPDATE` : sql``;
  const [end] = rowsOf<{ seq: string; hash: string; signature: string }>(
    await db.execute(sql`SELECT seq::text AS seq, hash, signature FROM audit_chain WHERE id = 1 ${lock}`),
  );
  return end && { ...end, seq: Number(end.seq) };
}
