import type { Locale } from '#contract/locale.ts';
import type { FullQueueJob, QueueJob } from '#contract/queue.ts';
import type { RecurringJob } from '#contract/recurring.ts';
import { type Actor, seesEveryTenant } from '../../actor.ts';
import { message } from '../../i18n/message.ts';
import { flowOf } from './flows.ts';
import { mayEdit, mayStart } from './policy.ts';
import type { JobRow, ListedJob, ListedRecurring } from './repository.ts';
import { upcoming } from './schedule.ts';

/** The reason of a job whose worker died with it each time, as it is stored: a text that is told in two languages. */
export const workerGone = 'jobWorkerGone';

/** Who reads, when, and in which language. */
export interface Reader {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
}

/** A job as staff see it. */
export function presentJob({ job, recurringName, tenantName, creatorName }: ListedJob, reader: Reader): QueueJob {
  const { recurringJobId, tenantId, createdBy, startedAt, finishedAt } = job;
  return {
    ...{ id: job.id, flow: job.flow, params: { ...job.params }, status: job.status },
    ...{ attempts: job.attempts, maxAttempts: job.maxAttempts, progress: job.progress },
    error: job.error === workerGone ? message(reader.locale, workerGone, { count: job.maxAttempts }) : job.error,
    durationMs: startedAt && finishedAt ? Math.max(0, finishedAt.getTime() - startedAt.getTime()) : null,
    createdAt: job.createdAt.toISOString(),
    runAt: job.runAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    recurring: recurringJobId === null ? null : { id: recurringJobId, name: recurringName ?? '' },
    createdBy: createdBy === null ? null : { id: createdBy, name: creatorName ?? '' },
    tenant: tenantId === null ? null : { id: tenantId, name: tenantName ?? '' },
    hasFile: hasFile(job, reader.now),
    version: job.version,
    allowed: allowedFor(job, reader),
  };
}

/** A job with what came of it. */
export function presentFullJob(found: ListedJob, reader: Reader): FullQueueJob {
  const { result, fileName, fileExpiresAt } = found.job;
  const file = hasFile(found.job, reader.now);
  return {
    ...presentJob(found, reader),
    result: result && { ...result },
    fileName: file ? fileName : null,
    fileExpiresAt: (file && fileExpiresAt?.toISOString()) || null,
  };
}

/** Whether a job's file is there and complete: it expires, and is shown once the job has completed. */
export function hasFile({ status, fileName, fileExpiresAt }: JobRow, now: Date): boolean {
  return status === 'completed' && fileName !== null && fileExpiresAt !== null && fileExpiresAt > now;
}

function allowedFor(job: JobRow, { actor, now }: Reader): QueueJob['allowed'] {
  const flow = flowOf(job.flow);
  const ofFlow = flow !== undefined && mayStart(actor, flow);
  const works = mayEdit(actor) && ofFlow;
  const isOver = job.status !== 'queued' && job.status !== 'running';
  return {
    change: works && job.status === 'queued' && job.attempts === 0,
    run: works && job.status === 'queued',
    retry: works && isOver,
    cancel: mayEdit(actor) && !isOver,
    download: ofFlow && hasFile(job, now),
  };
}

/** A recurring job as staff see it. */
export function presentRecurring({ recurring, last }: ListedRecurring, { actor, now }: Reader): RecurringJob {
  const { id, name, flow, params, cron, timeZone, active, version } = recurring;
  const everyTenant = seesEveryTenant(actor);
  const mayChange = mayEdit(actor) && everyTenant;
  return {
    ...{ id, name, flow, params: { ...params }, cron, timeZone, active, version },
    nextRuns: active ? upcoming(recurring, now, 3).map((moment) => moment.toISOString()) : [],
    last: last && {
      status: last.status,
      finishedAt: last.finishedAt && new Date(last.finishedAt).toISOString(),
      jobId: everyTenant ? last.id : null,
    },
    allowed: { change: mayChange, run: mayChange && flowOf(flow) !== undefined },
  };
}
