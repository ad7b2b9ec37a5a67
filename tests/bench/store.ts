import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { createOwnDatabase } from '#tests/support/own-database.ts';
import { withFolder } from './lifetime.ts';

/** Where a PostgreSQL server may be used instead of PGlite; the measurements make databases of their own there. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** The engine that is measured. */
export const engine = serverUrl ? 'PostgreSQL' : 'PGlite';

/** A database for one measurement, and what makes a server use it. */
export interface Store {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs statements; with PGlite only while no server holds the folder. */
  exec(sql: string): Promise<void>;
  /** What a floor works on beside the product: the same PostgreSQL database, or a copy of the PGlite folder. */
  beside(): Store;
}

/** A database of its own for as long as the work lasts; the first server that starts on it fills it with the demo. */
export function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const made = serverUrl ? await createOwnDatabase(serverUrl, 'bench') : undefined;
    try {
      return await work(storeIn(folder, 'data', made?.url));
    } finally {
      await made?.drop();
    }
  });
}

function storeIn(folder: string, name: string, databaseUrl: string | undefined): Store {
  const dataDir = join(folder, name);
  return {
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    async exec(sql) {
      const database = await openDatabase({ databaseUrl, dataDir });
      try {
        await database.exec(sql);
      } finally {
        await database.close();
      }
    },
    beside() {
      const copy = `${name}-beside`;
      if (!databaseUrl) cpSync(dataDir, join(folder, copy), { recursive: true });
      return storeIn(folder, copy, databaseUrl);
    },
  };
}
