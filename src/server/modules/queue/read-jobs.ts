import { and, eq } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { FullQueueJob } from '#contract/queue.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { queueJob } from '../../db/schema-back-office.ts';
import { HttpProblem } from '../../http/problem.ts';
import { visibleTo } from './policy.ts';
import { presentFullJob, presentJob, type Reader } from './presenter.ts';
import { countJobs, findJobs } from './repository.ts';

const columns = {
  id: queueJob.id,
  flow: queueJob.flow,
  status: queueJob.status,
  attempts: queueJob.attempts,
  recurring: queueJob.recurringJobId,
  createdAt: queueJob.createdAt,
  runAt: queueJob.runAt,
  startedAt: queueJob.startedAt,
  finishedAt: queueJob.finishedAt,
};

/** The jobs that somebody may see, a page of them. */
export async function listJobs(db: Db, reader: Reader, query: ListQuery) {
  const parts = readListQuery(query, operations.queue.list.list, columns);
  const where = and(...visibleTo(reader.actor), ...parts.where);
  const found = await findJobs(db, { ...parts, where });
  const total = await countJobs(db, where);
  return listPage(
    found.map((job) => presentJob(job, reader)),
    total,
    parts,
  );
}

/** @throws HttpProblem 404 where it is absent or not the reader's to see */
export async function getJob(db: Db, reader: Reader, id: number): Promise<FullQueueJob> {
  const where = and(...visibleTo(reader.actor), eq(queueJob.id, id));
  const [found] = await findJobs(db, { where, orderBy: [], limit: 1, offset: 0 });
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentFullJob(found, reader);
}
