import type { Db } from '../../db/database.ts';
import { findRow, type ReferenceRow } from './repository.ts';

/** How long a process may go on with a row that another has changed, in milliseconds. */
const life = 60_000;
const mostRows = 20_000;

interface Remembered {
  readonly row: ReferenceRow | undefined;
  readonly until: number;
}

const rows = new WeakMap<object, Map<string, Remembered>>();

/**
 * A row of a reference table, remembered for a minute: a report reads some twenty of them, and they hardly change.
 * @param owner what the rows are remembered with: the open database, of which `db` may be a transaction
 */
export async function readRow(db: Db, owner: object, table: string, id: string): Promise<ReferenceRow | undefined> {
  const known = rows.get(owner) ?? new Map<string, Remembered>();
  rows.set(owner, known);
  const key = `${table}\n${id}`;
  const remembered = known.get(key);
  if (remembered && remembered.until > Date.now()) return remembered.row;
  const row = await findRow(db, table, id);
  if (known.size >= mostRows) known.clear();
  known.set(key, { row, until: Date.now() + life });
  return row;
}
