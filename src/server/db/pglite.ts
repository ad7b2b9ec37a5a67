import { chmodSync, fsyncSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './database.ts';
import { holdFolder } from './folder-lock.ts';

/** PostgreSQL in this process, its files in `dataDir/pglite`, held by this process alone. */
export async function openPglite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const release = holdFolder(dataDir);
  try {
    const folder = join(dataDir, 'pglite');
    // PGlite lets everybody on the machine read and write the files that it makes; the folder keeps them out.
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    const client = await PGlite.create({
      fs: new DurableNodeFs(folder),
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
    });
    return {
      engine: 'pglite',
      db: drizzle({ client }) as unknown as Db,
      exec: async (sql) => {
        await client.exec(sql);
      },
      jobDatabase: async () => (await import('pg-boss')).fromPglite(client),
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * PGlite's file system writes to the operating system but never asks it to reach the disk:
 * its `fdatasync` does nothing and its files have no `fsync`. A commit must outlive a power cut.
 */
class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const syncFiles = (module: { NODEFS?: { stream_ops?: { fsync?: (stream: { nfd: number }) => void } } }) => {
      const operations = module.NODEFS?.stream_ops;
      if (!operations) throw new Error('This PGlite has no NODEFS.stream_ops: commits would not be durable');
      operations.fsync = ({ nfd }) => fsyncSync(nfd);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncFiles] } } as Awaited<
      ReturnType<NodeFS['init']>
    >;
  }
}
