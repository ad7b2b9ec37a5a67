import { and, eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { HttpProblem } from '../http/problem.ts';
import type { Db } from './database.ts';

/** A table whose rows count their changes. */
type Versioned = PgTable & { readonly id: AnyPgColumn; readonly version: AnyPgColumn };

/** Which record, and as what version its editor saw it. */
export interface Seen {
  readonly id: number;
  readonly version: number;
}

/**
 * Changes a record, unless somebody else has changed it since its editor read it.
 * @throws HttpProblem 409 where it was changed or deleted in the meantime
 */
export async function changeUnlessChanged<T extends Versioned>(
  db: Db,
  table: T,
  { id, version }: Seen,
  changes: Partial<InferInsertModel<T>>,
): Promise<void> {
  const changed = await db
    .update(table as Versioned)
    .set({ ...changes, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning({ id: table.id });
  if (changed.length === 0) throw new HttpProblem(409, 'conflict');
}
