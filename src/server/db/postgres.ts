import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database.ts';

/** PostgreSQL through a pool that gives up on a dead server instead of waiting for it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    engine: 'postgresql',
    db: drizzle({ client: pool }) as unknown as Db,
    exec: async (sql) => {
      await pool.query(sql);
    },
    jobDatabase: async () => ({ executeSql: (text, values) => pool.query(text, values) }),
    close: () => pool.end(),
  };
}
