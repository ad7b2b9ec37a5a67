import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgBoss, Db as TransactionOfBoss } from 'pg-boss';
import type { Database, Db } from '../../db/database.ts';

/** Where jobs are handed over to be run, and where pg-boss puts those that have used up their attempts. */
export const queues = { jobs: 'jobs', ended: 'jobs-ended' } as const;

/** Seconds without a sign of life after which a worker counts as dead, and between two looks for such. */
const heartbeatSeconds = 15;
const superviseSeconds = 10;
/** Seconds before the second attempt; each one after that waits about twice as long. */
const retryDelay = 5;
/** An attempt that takes longer, in seconds, is given to another worker. */
const longestAttempt = 4 * 3600;

/** What pg-boss keeps with a job: which row of ours it is about. */
export interface Handed {
  readonly jobId: number;
}

/**
 * Starts pg-boss on our database: its tables are made or brought up to date under its own lock, whichever process is
 * first. Its clock is the database's, and of what it can do only handing out, heartbeats and attempts are used.
 */
export async function openBoss(database: Database, report: (error: unknown) => void): Promise<PgBoss> {
  const [{ PgBoss: Boss }, db] = await Promise.all([import('pg-boss'), database.jobDatabase()]);
  const boss = new Boss({
    ...{ db, backend: database.engine === 'pglite' ? 'pglite' : 'postgres', schedule: false },
    ...{ superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds },
    ...{ reindex: false, monitorVacuum: false, flowIntervalSeconds: 3600 },
  });
  boss.on('error', report);
  await boss.start();
  await boss.createQueue(queues.ended);
  await boss.createQueue(queues.jobs, {
    ...{ heartbeatSeconds, expireInSeconds: longestAttempt, retryDelay, retryBackoff: true, retryDelayMax: 3600 },
    ...{ deadLetter: queues.ended, deleteAfterSeconds: 3600 },
  });
  // It looks a queue up once and keeps what it found. Inside a transaction that first look would wait for ever on an
  // engine with one connection.
  for (const queue of Object.values(queues)) await boss.findJobs(queue, { id: randomUUID() });
  return boss;
}

/** A transaction of ours as pg-boss speaks to it. */
export async function inside(db: Db): Promise<{ db: TransactionOfBoss }> {
  const { fromDrizzle } = await import('pg-boss');
  return { db: fromDrizzle(db as Parameters<typeof fromDrizzle>[0], sql) };
}
