import { and, eq, sql } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { BodyOf } from '#contract/operation.ts';
import type { RecurringJob } from '#contract/recurring.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { recurringJob } from '../../db/schema-back-office.ts';
import { changeUnlessChanged } from '../../db/versioned.ts';
import type { By } from '../../http/by.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit, differences } from '../audit/service.ts';
import { checkCommand, flowOf } from './flows.ts';
import { presentRecurring, type Reader } from './presenter.ts';
import { countRecurring, findRecurring, insertJob, lockRecurring, type RecurringRow } from './repository.ts';
import { checkSchedule, nextRuns } from './schedule.ts';

type Fields = BodyOf<typeof operations.recurring.create>;

const columns = {
  id: recurringJob.id,
  name: sql`lower(${recurringJob.name})`,
  flow: recurringJob.flow,
  active: recurringJob.active,
  nextRunAt: recurringJob.nextRunAt,
  q: sql`${recurringJob.name} || ' ' || ${recurringJob.flow}`,
};

/** The recurring jobs, a page of them. */
export async function listRecurring(db: Db, reader: Reader, query: ListQuery) {
  const parts = readListQuery(query, operations.recurring.list.list, { ...columns, active: recurringJob.active });
  const where = and(...parts.where);
  const found = await findRecurring(db, { ...parts, where });
  const total = await countRecurring(db, where);
  return listPage(
    found.map((row) => presentRecurring(row, reader)),
    total,
    parts,
  );
}

/** @throws HttpProblem 404 where it is absent */
export async function getRecurring(db: Db, reader: Reader, id: number): Promise<RecurringJob> {
  const [found] = await findRecurring(db, { where: eq(recurringJob.id, id), orderBy: [], limit: 1, offset: 0 });
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentRecurring(found, reader);
}

/**
 * Makes a recurring job, and gives its id.
 * @throws HttpProblem 422 where its times cannot be read, or as for a job that is made at once
 */
export async function createRecurring(db: Db, fields: Fields, by: By): Promise<number> {
  const values = check(fields, by);
  const [made] = await db
    .insert(recurringJob)
    .values({ ...values, nextRunAt: nextOf(values, by.now), createdAt: by.now })
    .returning({ id: recurringJob.id });
  if (!made) throw new Error('The recurring job was not made');
  await note(db, by, 'create', made.id, differences({}, values));
  return made.id;
}

/**
 * Changes a recurring job; its next time is reckoned anew.
 * @throws HttpProblem 404 where it is absent, 409 where it was changed since its editor read it, 422 as for a new one
 */
export async function updateRecurring(
  db: Db,
  id: number,
  { version, ...fields }: BodyOf<typeof operations.recurring.update>,
  by: By,
): Promise<void> {
  const before = await readToEdit(db, id);
  const values = check(fields, by);
  await changeUnlessChanged(db, recurringJob, { id, version }, { ...values, nextRunAt: nextOf(values, by.now) });
  await note(db, by, 'change', id, differences(told(before), values));
}

/** @throws HttpProblem 404 where it is absent */
export async function removeRecurring(db: Db, id: number, by: By): Promise<void> {
  const before = await readToEdit(db, id);
  await db.delete(recurringJob).where(eq(recurringJob.id, id));
  await note(db, by, 'delete', id, differences(told(before), {}));
}

/**
 * Makes a job of a recurring one now, whatever its times are, and gives the job's id.
 * @throws HttpProblem 404 where it is absent, 422 where its flow is gone or its parameters do not fit it any more
 */
export async function runRecurringNow(db: Db, id: number, by: By): Promise<number> {
  const recurring = await readToEdit(db, id);
  checkCommand(recurring.flow, recurring.params, by);
  const jobId = await makeJob(db, recurring, by.now, by.actor.userId);
  await note(db, by, 'run', id, { before: {}, after: { job: jobId } });
  return jobId;
}

/** Puts a job of a recurring one into the queue. */
export function makeJob(db: Db, { id, flow, params }: RecurringRow, now: Date, createdBy: number | null = null) {
  const { maxAttempts } = flowOf(flow) ?? {};
  return insertJob(db, { flow, params, maxAttempts, runAt: now, createdAt: now, createdBy, recurringJobId: id });
}

function check(fields: Fields, by: By): Fields {
  checkSchedule(fields, by.now, by.locale);
  return { ...fields, params: checkCommand(fields.flow, fields.params, by).params };
}

function nextOf(fields: Fields, now: Date): Date | null {
  return fields.active ? (nextRuns(fields, now)[0] ?? null) : null;
}

function told({ name, flow, params, cron, timeZone, active }: RecurringRow) {
  return { name, flow, params, cron, timeZone, active };
}

async function readToEdit(db: Db, id: number): Promise<RecurringRow> {
  const found = await lockRecurring(db, id);
  if (!found) throw new HttpProblem(404, 'notFound');
  return found;
}

async function note(
  db: Db,
  { actor, now, origin }: By,
  action: 'create' | 'change' | 'delete' | 'run',
  entityId: number,
  changed: ReturnType<typeof differences>,
): Promise<void> {
  await audit(db, now, { actor, action, entity: 'recurring-job', entityId, ...changed, origin });
}
