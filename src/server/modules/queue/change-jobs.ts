import { and, eq } from 'drizzle-orm';
import type { operations } from '#contract/index.ts';
import type { BodyOf } from '#contract/operation.ts';
import type { Db } from '../../db/database.ts';
import { queueJob } from '../../db/schema-back-office.ts';
import { changeUnlessChanged } from '../../db/versioned.ts';
import type { By } from '../../http/by.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit, differences } from '../audit/service.ts';
import { checkCommand } from './flows.ts';
import { tenantOfJob, visibleTo } from './policy.ts';
import { insertJob, type JobRow, lockJob } from './repository.ts';

/** What a job is like before anybody has begun it. */
const afresh = {
  status: 'queued',
  ...{ attempts: 0, bossId: null, progress: null, error: null, result: null },
  ...{ startedAt: null, finishedAt: null, fileName: null, fileExpiresAt: null },
} as const;

/**
 * Puts a job into the queue, and gives its id.
 * @throws HttpProblem 422 where the flow is not the actor's to start or a parameter is wrong
 */
export async function createJob(db: Db, fields: BodyOf<typeof operations.queue.create>, by: By): Promise<number> {
  const { flow, params } = checkCommand(fields.flow, fields.params, by);
  const job = { flow: flow.name, params, runAt: fields.runAt ? new Date(fields.runAt) : by.now };
  const id = await insertJob(db, {
    ...{ ...job, maxAttempts: flow.maxAttempts, createdAt: by.now },
    ...{ tenantId: tenantOfJob(by.actor), createdBy: by.actor.userId },
  });
  await note(db, by, 'create', id, differences({}, { ...job, runAt: job.runAt.toISOString() }));
  return id;
}

/**
 * Changes a job that has not begun.
 * @throws HttpProblem 404 where it is absent, 409 where it was changed or has begun since, 422 as for a new one
 */
export async function updateJob(
  db: Db,
  id: number,
  { version, ...fields }: BodyOf<typeof operations.queue.update>,
  by: By,
): Promise<void> {
  const before = await readToEdit(db, id, by);
  const { params } = checkCommand(before.flow, fields.params, by);
  if (before.status !== 'queued' || before.attempts > 0) throw new HttpProblem(409, 'conflict');
  const runAt = fields.runAt ? new Date(fields.runAt) : by.now;
  await changeUnlessChanged(db, queueJob, { id, version }, { params, runAt, bossId: null });
  const was = { params: before.params, runAt: before.runAt.toISOString() };
  await note(db, by, 'change', id, differences(was, { params, runAt: runAt.toISOString() }));
}

/**
 * Runs a job now: one that waits, or once more one that is over.
 * @throws HttpProblem 404 where it is absent, 422 where it runs or its flow is not the actor's to start
 */
export async function runJobNow(db: Db, id: number, by: By): Promise<void> {
  const before = await readToEdit(db, id, by);
  if (before.status === 'running') throw new HttpProblem(422, 'jobRunning');
  checkCommand(before.flow, before.params, by);
  const { version } = before;
  await changeUnlessChanged(db, queueJob, { id, version }, { ...afresh, runAt: by.now });
  const action = before.status === 'queued' ? 'run' : 'retry';
  await note(db, by, action, id, differences({ status: before.status }, { status: 'queued' }));
}

/**
 * Takes a job out of the queue; one that runs is told to stop, and what it does from now on does not count.
 * @throws HttpProblem 404 where it is absent, 422 where it is over
 */
export async function cancelJob(db: Db, id: number, by: By): Promise<void> {
  const { status, version } = await readToEdit(db, id, by);
  if (status !== 'queued' && status !== 'running') throw new HttpProblem(422, 'jobOver');
  await changeUnlessChanged(db, queueJob, { id, version }, { status: 'cancelled', finishedAt: by.now });
  await note(db, by, 'cancel', id, differences({ status }, { status: 'cancelled' }));
}

async function readToEdit(db: Db, id: number, { actor }: By): Promise<JobRow> {
  const found = await lockJob(db, and(...visibleTo(actor), eq(queueJob.id, id)));
  if (!found) throw new HttpProblem(404, 'notFound');
  return found;
}

async function note(
  db: Db,
  { actor, now, origin }: By,
  action: 'create' | 'change' | 'run' | 'retry' | 'cancel',
  entityId: number,
  changed: ReturnType<typeof differences>,
): Promise<void> {
  await audit(db, now, { actor, action, entity: 'job', entityId, ...changed, origin });
}
