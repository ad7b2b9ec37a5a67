import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { projectRoot } from '../root.ts';
import { DatabaseUnavailable, type Db } from './database.ts';
import { rowsOf } from './rows.ts';

const folder = join(projectRoot, 'src/server/db/migrations');
const lockKey = 7_204_311;

/** The migrations that this code brings, in order: `0001-name`. */
export function knownMigrations(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort();
}

/**
 * Brings the schema up to this code, all or nothing, while other processes that start wait under an advisory lock.
 * @throws DatabaseUnavailable when the schema is newer than the code
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const applied = new Set(
      rowsOf<{ name: string }>(await tx.execute(sql`SELECT name FROM migration`)).map((row) => row.name),
    );
    const known = knownMigrations();
    const unknown = [...applied].filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      throw new DatabaseUnavailable(
        `The database is newer than this version of the server (it has ${unknown.join(', ')}). Start the newer version.`,
      );
    }
    for (const name of known.filter((candidate) => !applied.has(candidate))) {
      for (const statement of statementsOf(readFileSync(join(folder, `${name}.sql`), 'utf8'))) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`INSERT INTO migration (name) VALUES (${name})`);
    }
  });
}

/** Statements end with a semicolon at the end of a line; function bodies would need more. */
function statementsOf(script: string): string[] {
  return script
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--.*$/gm, '').trim() !== '');
}
