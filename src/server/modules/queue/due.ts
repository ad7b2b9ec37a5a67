import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../db/database.ts';
import { queueJob, recurringJob } from '../../db/schema-back-office.ts';
import { inside, queues } from './boss.ts';
import { workerGone } from './presenter.ts';
import { makeJob } from './recurring.ts';
import { upcoming } from './schedule.ts';

/** Rows that are dealt with at once. */
const most = 50;

/**
 * Makes the jobs of the recurring ones that are due, and reckons when each is due next. However many times were missed
 * while nothing ran, it makes one; none while the one before is not over. Processes that do so at once take different
 * rows.
 *
 * @returns the ids of those whose times cannot be read any more: they are switched off and do not stop the others
 */
export async function makeDueJobs(db: Db, now: Date): Promise<number[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(recurringJob)
      .where(and(eq(recurringJob.active, true), or(isNull(recurringJob.nextRunAt), lte(recurringJob.nextRunAt, now))))
      .orderBy(asc(recurringJob.nextRunAt))
      .limit(most)
      .for('update', { skipLocked: true });
    const unreadable: number[] = [];
    for (const recurring of due) {
      const [nextRunAt = null] = upcoming(recurring, now);
      if (!nextRunAt) unreadable.push(recurring.id);
      if (recurring.nextRunAt && !(await isUnderWay(tx, recurring.id))) await makeJob(tx, recurring, now);
      const active = nextRunAt !== null;
      await tx.update(recurringJob).set({ nextRunAt, active }).where(eq(recurringJob.id, recurring.id));
    }
    return unreadable;
  });
}

async function isUnderWay(db: Db, recurringJobId: number): Promise<boolean> {
  const unfinished = inArray(queueJob.status, ['queued', 'running']);
  const ofIt = and(eq(queueJob.recurringJobId, recurringJobId), unfinished);
  return (await db.select({ id: queueJob.id }).from(queueJob).where(ofIt).limit(1)).length > 0;
}

/** Hands jobs whose time has come to pg-boss, each once. */
export async function handOver(db: Db, boss: PgBoss, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: queueJob.id, maxAttempts: queueJob.maxAttempts })
      .from(queueJob)
      .where(and(eq(queueJob.status, 'queued'), isNull(queueJob.bossId), lte(queueJob.runAt, now)))
      .orderBy(asc(queueJob.runAt))
      .limit(most)
      .for('update', { skipLocked: true });
    for (const { id, maxAttempts } of due) {
      const options = { retryLimit: maxAttempts - 1, ...(await inside(tx)) };
      const bossId = await boss.send(queues.jobs, { jobId: id }, options);
      await tx.update(queueJob).set({ bossId }).where(eq(queueJob.id, id));
    }
  });
}

/** Marks as failed what pg-boss has given up because its worker died with it each time. */
export async function failEnded(db: Db, boss: PgBoss, now: Date): Promise<void> {
  for (const { id, sourceId, data } of await boss.fetch<{ jobId: number }>(queues.ended, endedBatch)) {
    await db.transaction(async (tx) => {
      const open = inArray(queueJob.status, ['queued', 'running']);
      await tx
        .update(queueJob)
        .set({ status: 'failed', error: workerGone, finishedAt: now })
        .where(and(eq(queueJob.id, data.jobId), eq(queueJob.bossId, sourceId ?? ''), open));
      await boss.complete(queues.ended, id, null, await inside(tx));
    });
  }
}

const endedBatch = { batchSize: most, includeMetadata: true } as const;
