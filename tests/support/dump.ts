import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows.ts';

/** Every row of every table as text, by table, as somebody with a dump of the database would read it. */
export async function dumpTables({ db }: Pick<Database, 'db'>, without: readonly string[] = []) {
  const found = rowsOf<{ name: string }>(
    await db.execute(sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`),
  );
  const tables: Record<string, string[]> = {};
  for (const { name } of found.filter((table) => !without.includes(table.name))) {
    const rows = rowsOf<{ row: string }>(
      await db.execute(sql`SELECT row_to_json(t)::text AS row FROM ${sql.identifier(name)} t ORDER BY 1`),
    );
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}
