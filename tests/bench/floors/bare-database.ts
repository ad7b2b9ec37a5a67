import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openPglite } from '#server/db/pglite.ts';

export interface BareDatabase {
  query(sql: string, values: readonly unknown[]): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

/** The engine that the server would open, just as durable, without the layers on top of it. */
export async function openBare(env = process.env): Promise<BareDatabase> {
  if (env.DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 });
    return { query: async (sql, values) => (await pool.query(sql, [...values])).rows, close: () => pool.end() };
  }
  const { db, close } = await openPglite(env.DATA_DIR ?? '');
  const { $client } = db as unknown as { $client: PGlite };
  return { query: async (sql, values) => (await $client.query(sql, [...values])).rows, close };
}
