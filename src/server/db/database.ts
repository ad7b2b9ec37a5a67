import type { PgAsyncDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as JobDatabase } from 'pg-boss';
import type { Config } from '../config.ts';

/** A database or a transaction on it: what repositories speak. */
export type Db = PgAsyncDatabase<PgQueryResultHKT>;

/** An open database, whichever engine it is. */
export interface Database {
  readonly engine: 'pglite' | 'postgresql';
  readonly db: Db;
  /** Runs statements separated by semicolons, without parameters. */
  exec(sql: string): Promise<void>;
  /** The same database as the job runner speaks to it. */
  jobDatabase(): Promise<JobDatabase>;
  close(): Promise<void>;
}

/** The database is somewhere that it cannot be opened from; `message` is fit for a terminal. */
export class DatabaseUnavailable extends Error {}

/**
 * Opens the configured database: PostgreSQL through `DATABASE_URL`, else PGlite in the data folder.
 * Only the engine that is used is loaded.
 * @throws DatabaseUnavailable
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(config.databaseUrl);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(config.dataDir);
}
