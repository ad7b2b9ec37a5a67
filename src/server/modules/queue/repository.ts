import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { RowsPage } from '../../db/list-query.ts';
import { appUser, tenant } from '../../db/schema.ts';
import { queueJob, recurringJob } from '../../db/schema-back-office.ts';

export type JobRow = typeof queueJob.$inferSelect;
export type RecurringRow = typeof recurringJob.$inferSelect;

export type ListedJob = Awaited<ReturnType<typeof findJobs>>[number];
export type ListedRecurring = Awaited<ReturnType<typeof findRecurring>>[number];

/** A page of jobs with what made them, in one query. */
export async function findJobs(db: Db, { where, orderBy, limit, offset }: RowsPage) {
  return db
    .select({
      job: queueJob,
      recurringName: recurringJob.name,
      tenantName: tenant.name,
      creatorName: sql<string | null>`trim(${appUser.firstname} || ' ' || ${appUser.lastname})`,
    })
    .from(queueJob)
    .leftJoin(recurringJob, eq(recurringJob.id, queueJob.recurringJobId))
    .leftJoin(tenant, eq(tenant.id, queueJob.tenantId))
    .leftJoin(appUser, eq(appUser.id, queueJob.createdBy))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countJobs(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(queueJob, where);
}

/** A job, held until the transaction ends: neither a worker nor anybody else changes it meanwhile. */
export async function lockJob(db: Db, where: SQL | undefined): Promise<JobRow | undefined> {
  const [row] = await db.select().from(queueJob).where(where).for('update');
  return row;
}

export interface NewJob {
  readonly flow: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly maxAttempts: number | undefined;
  readonly runAt: Date;
  readonly createdAt: Date;
  readonly tenantId?: number | null;
  readonly createdBy?: number | null;
  readonly recurringJobId?: number;
}

/** Puts a job into the queue. It runs once the transaction that `db` is has committed, and only then. */
export async function insertJob(db: Db, job: NewJob): Promise<number> {
  const [made] = await db
    .insert(queueJob)
    .values({ ...job, status: 'queued' })
    .returning({ id: queueJob.id });
  if (!made) throw new Error('The job was not made');
  return made.id;
}

interface LastJob {
  readonly id: number;
  readonly status: JobRow['status'];
  readonly finishedAt: string | null;
}

/** A page of recurring jobs, each with the job that it made last, in one query. */
export async function findRecurring(db: Db, { where, orderBy, limit, offset }: RowsPage) {
  const last = sql<LastJob | null>`(
    SELECT json_build_object('id', made.id, 'status', made.status, 'finishedAt', made.finished_at)
    FROM ${queueJob} made WHERE made.recurring_job_id = ${recurringJob}.id ORDER BY made.created_at DESC LIMIT 1)`;
  return db
    .select({ recurring: recurringJob, last })
    .from(recurringJob)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countRecurring(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(recurringJob, where);
}

/** A recurring job, held until the transaction ends. */
export async function lockRecurring(db: Db, id: number): Promise<RecurringRow | undefined> {
  const [row] = await db.select().from(recurringJob).where(eq(recurringJob.id, id)).for('update');
  return row;
}
