import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { jobWorker } from '../../db/schema-back-office.ts';
import type { Context } from '../../http/context.ts';

/** Says to the others that a process is there to run jobs. By the database's clock, which is one for all. */
export class WorkerSign {
  readonly #id = randomUUID();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async beat(): Promise<void> {
    const seenAt = sql`now()`;
    const row = { id: this.#id, host: hostname(), pid: process.pid, startedAt: seenAt, seenAt };
    await this.#db.insert(jobWorker).values(row).onConflictDoUpdate({ target: jobWorker.id, set: { seenAt } });
    await this.#db.delete(jobWorker).where(lt(jobWorker.seenAt, sql`now() - interval '5 minutes'`));
  }

  async withdraw(): Promise<void> {
    await this.#db.delete(jobWorker).where(eq(jobWorker.id, this.#id));
  }
}

export interface JobHealth {
  /** Whether this process runs jobs. */
  readonly mode: 'inline' | 'off';
  /** Processes that do, and gave a sign of life in the last minute. */
  readonly workers: number;
}

export async function jobHealth({ config, database: { db } }: Context): Promise<JobHealth> {
  const isAlive = gt(jobWorker.seenAt, sql`now() - interval '1 minute'`);
  const workers = await db.$count(jobWorker, isAlive);
  return { mode: config.jobs, workers };
}
