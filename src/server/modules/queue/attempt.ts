import { and, eq, inArray, lte } from 'drizzle-orm';
import { madeStorable } from '#contract/storable-text.ts';
import type { Db } from '../../db/database.ts';
import { jobFile, queueJob } from '../../db/schema-back-office.ts';
import type { Flow, FlowResult } from '../../flow.ts';
import type { Context } from '../../http/context.ts';
import { describeError } from '../../http/describe-error.ts';
import { inside, queues } from './boss.ts';
import { type Attempt, heldBy, Lost, Stopped, type Tools } from './claim.ts';
import { flowOf } from './flows.ts';
import { keepFile } from './job-file.ts';
import { type Alive, keepAlive } from './keep-alive.ts';
import type { JobRow } from './repository.ts';

/** Milliseconds that the file of a job can be downloaded. */
const fileLife = 7 * 24 * 60 * 60 * 1000;
const longestError = 500;

/**
 * Makes one attempt at a job. Each change to its row asks whether the attempt still holds it, in the transaction that
 * also tells pg-boss: a worker that was thought dead and comes back can neither finish nor fail it.
 *
 * @param stopping aborts when the process ends
 */
export async function makeAttempt(tools: Tools, attempt: Attempt, stopping: AbortSignal): Promise<void> {
  const { context, boss, log } = tools;
  const row = await begin(context, attempt);
  // Cancelled, or run anew by somebody, since it was handed over.
  if (!row) return void (await boss.complete(queues.jobs, attempt));
  const alive = keepAlive(tools, attempt, heldBy(attempt));
  const stop = () => alive.abort(new Stopped());
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  try {
    await work(tools, attempt, row, alive);
  } catch (thrown) {
    const error = alive.signal.aborted ? alive.signal.reason : thrown;
    if (error instanceof Lost) await boss.complete(queues.jobs, attempt);
    else if (error instanceof Stopped) await handBack(tools, attempt);
    else {
      log.warn({ err: error, job: row.id, flow: row.flow, attempt: row.attempts }, 'a job failed');
      await fail(tools, attempt, error);
    }
  } finally {
    stopping.removeEventListener('abort', stop);
    alive.end();
  }
}

async function begin({ database, clock }: Context, { id, retryCount, data }: Attempt): Promise<JobRow | undefined> {
  return database.db.transaction(async (tx) => {
    const open = inArray(queueJob.status, ['queued', 'running']);
    const [row] = await tx
      .update(queueJob)
      .set({
        ...{ status: 'running', attempts: retryCount + 1, startedAt: clock.now(), finishedAt: null },
        ...{ progress: null, error: null },
      })
      .where(and(eq(queueJob.id, data.jobId), eq(queueJob.bossId, id), open, lte(queueJob.attempts, retryCount)))
      .returning();
    if (row) await tx.delete(jobFile).where(eq(jobFile.jobId, row.id));
    return row;
  });
}

async function work(tools: Tools, attempt: Attempt, row: JobRow, alive: Alive): Promise<void> {
  const { context } = tools;
  const flow = flowOf(row.flow);
  if (!flow) throw new Error(`There is no flow ${row.flow}`);
  let fileName: string | null = null;
  const workIn = async (db: Db) => {
    const result = await runFlow(flow, row, {
      ...{ db, context, signal: alive.signal, progress: alive.progress },
      attach: async (name, text) => {
        await keepFile(db, row.id, heldBy(attempt), text, alive.signal);
        fileName = name;
      },
    });
    alive.signal.throwIfAborted();
    return result;
  };
  const finish = async (db: Db, result: FlowResult) =>
    complete(tools, db, attempt, { result, fileName, reached: alive.reached() });
  const { db } = context.database;
  if (flow.atomic) return db.transaction(async (tx) => finish(tx, await workIn(tx)));
  const result = await workIn(db);
  await db.transaction((tx) => finish(tx, result));
}

type Given = Omit<Parameters<Flow['run']>[0], 'now' | 'job' | 'params'>;

async function runFlow(flow: Flow, { id, tenantId, createdBy, params }: JobRow, given: Given): Promise<FlowResult> {
  const read = flow.params.parse(params) as never;
  return flow.run({ ...given, now: given.context.clock.now(), job: { id, tenantId, createdBy }, params: read });
}

async function complete(
  { context, boss }: Tools,
  db: Db,
  attempt: Attempt,
  { result, fileName, reached }: { result: FlowResult; fileName: string | null; reached: number | null },
): Promise<void> {
  const finishedAt = context.clock.now();
  const fileExpiresAt = fileName === null ? null : new Date(finishedAt.getTime() + fileLife);
  const changes = { status: 'completed', result, finishedAt, fileName, fileExpiresAt } as const;
  await changeHeld(db, attempt, { ...changes, progress: reached === null ? null : 100 });
  await boss.complete(queues.jobs, attempt, null, await inside(db));
}

/** Puts the job back for its next attempt, when pg-boss makes that, or ends it with the reason. */
async function fail({ context, boss }: Tools, attempt: Attempt, error: unknown): Promise<void> {
  const { message, codes, type } = describeError(error);
  const reason = [message || type, codes.length > 0 && `(${codes.join(', ')})`].filter(Boolean).join(' ');
  const told = { error: madeStorable(reason.slice(0, longestError)) };
  await context.database.db.transaction(async (tx) => {
    const within = await inside(tx);
    await boss.fail(queues.jobs, attempt, null, within);
    const [next] = await boss.findJobs(queues.jobs, { id: attempt.id, ...within });
    const runAt = next?.state === 'retry' ? new Date(next.startAfter) : undefined;
    const ended = { status: 'failed', finishedAt: context.clock.now() } as const;
    await changeHeld(tx, attempt, { ...told, ...(runAt ? { status: 'queued', runAt } : ended) }).catch(unlessLost);
  });
}

async function handBack({ context, boss }: Tools, attempt: Attempt): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const attempts = attempt.retryCount;
    await changeHeld(tx, attempt, { status: 'queued', bossId: null, attempts, startedAt: null }).catch(unlessLost);
    await boss.complete(queues.jobs, attempt, null, await inside(tx));
  });
}

/** @throws Lost where the attempt does not hold the job any more */
async function changeHeld(db: Db, attempt: Attempt, changes: Partial<JobRow>): Promise<void> {
  const changed = await db.update(queueJob).set(changes).where(heldBy(attempt)).returning({ id: queueJob.id });
  if (changed.length === 0) throw new Lost();
}

function unlessLost(error: unknown): void {
  if (!(error instanceof Lost)) throw error;
}
