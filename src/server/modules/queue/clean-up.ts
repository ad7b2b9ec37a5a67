import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { jobFile, queueJob } from '../../db/schema-back-office.ts';
import { defineFlow } from '../../flow.ts';
import { forgetOldLogs } from '../logs/service.ts';
import { forgetOldMail } from '../messages/service.ts';
import { readPackageSettings } from '../packages/service.ts';
import { forgetOldKeys } from '../responses/service.ts';
import { tidySessions } from '../session/service.ts';

const day = 24 * 60 * 60 * 1000;
/** Jobs that are deleted at once: a statement that others hardly wait for. */
const slice = 1000;

/** Clears away what is of no more use. A second run finds nothing. */
export const cleanUpFlow = defineFlow({
  name: 'cleanup',
  notes: 'flowCleanUp',
  params: z.object({}),
  system: true,
  async run({ db, now, signal, progress }) {
    const { logRetentionDays, jobRetentionDays } = await readPackageSettings(db, 'catalog');
    const before = (days: number) => new Date(now.getTime() - days * day);
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      logs: () => forgetOldLogs(db, before(logRetentionDays)),
      jobs: () => forgetOldJobs(db, before(jobRetentionDays), signal),
      files: () => forgetExpiredFiles(db, now),
      sessions: () => tidySessions(db, now),
      keys: () => forgetOldKeys(db, now),
      mail: () => forgetOldMail(db, now),
    };
    const found: Record<string, number> = {};
    for (const [index, [name, step]] of Object.entries(steps).entries()) {
      if (signal.aborted) break;
      const cleared = await step();
      if (typeof cleared === 'number') found[name] = cleared;
      progress((100 * (index + 1)) / Object.keys(steps).length);
    }
    return found;
  },
});

/** Deletes jobs that ended before a moment, with what they made. */
async function forgetOldJobs(db: Db, before: Date, signal: AbortSignal): Promise<number> {
  let deleted = 0;
  while (!signal.aborted) {
    const gone = await db.execute(sql`
      DELETE FROM ${queueJob} WHERE id IN (
        SELECT id FROM ${queueJob} WHERE status IN ('completed', 'failed', 'cancelled')
          AND coalesce(finished_at, created_at) < ${before.toISOString()}::timestamptz LIMIT ${slice})
      RETURNING id`);
    const { length } = rowsOf<{ id: number }>(gone);
    deleted += length;
    if (length < slice) break;
  }
  return deleted;
}

async function forgetExpiredFiles(db: Db, now: Date): Promise<number> {
  const expired = await db
    .update(queueJob)
    .set({ fileName: null, fileExpiresAt: null })
    .where(and(isNotNull(queueJob.fileExpiresAt), lt(queueJob.fileExpiresAt, now)))
    .returning({ id: queueJob.id });
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await db.delete(jobFile).where(inArray(jobFile.jobId, ids));
  return ids.length;
}
