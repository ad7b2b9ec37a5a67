import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { jobFile, queueJob } from '../../db/schema-back-office.ts';
import type { By } from '../../http/by.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { flowOf } from './flows.ts';
import { mayStart, visibleTo } from './policy.ts';
import { hasFile } from './presenter.ts';

/** Characters of a part. */
const partSize = 256 * 1024;

/**
 * Keeps what a job makes, part by part, so that it never is in memory as a whole.
 *
 * @param held whether the attempt still holds its job; what one writes that does not is dropped
 * @throws the signal's reason once it is aborted
 */
export async function keepFile(
  db: Db,
  jobId: number,
  held: SQL | undefined,
  text: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  let part = 0;
  let waiting = '';
  const write = async () => {
    signal.throwIfAborted();
    const data = Buffer.from(waiting, 'utf8').toString('hex');
    waiting = '';
    const kept = await db.execute(sql`
      INSERT INTO ${jobFile} (job_id, part, data)
      SELECT ${jobId}::integer, ${part}::integer, decode(${data}::text, 'hex') FROM ${queueJob} WHERE ${held}
      RETURNING part`);
    if (rowsOf(kept).length > 0) part += 1;
  };
  for await (const piece of text) {
    waiting += piece;
    if (waiting.length >= partSize) await write();
  }
  if (waiting !== '' || part === 0) await write();
}

export interface Download {
  readonly name: string;
  readonly parts: AsyncGenerator<Buffer>;
}

/**
 * What a job made.
 * @throws HttpProblem 404 where there is none any more, the job is not the actor's to see, or what it made is not
 */
export async function openFile(db: Db, reading: Db, id: number, { actor, now, origin }: By): Promise<Download> {
  const [job] = await db
    .select()
    .from(queueJob)
    .where(and(...visibleTo(actor), eq(queueJob.id, id)));
  const flow = job && flowOf(job.flow);
  if (!job?.fileName || !flow || !hasFile(job, now) || !mayStart(actor, flow)) throw new HttpProblem(404, 'notFound');
  const after = { flow: job.flow, file: job.fileName };
  await audit(db, now, { actor, action: 'export', entity: 'job', entityId: id, after, origin });
  return { name: job.fileName, parts: readParts(reading, id) };
}

async function* readParts(db: Db, jobId: number): AsyncGenerator<Buffer> {
  for (let last = -1; ; ) {
    const [found] = await db
      .select({ part: jobFile.part, data: jobFile.data })
      .from(jobFile)
      .where(and(eq(jobFile.jobId, jobId), gt(jobFile.part, last)))
      .orderBy(asc(jobFile.part))
      .limit(1);
    if (!found) return;
    yield Buffer.from(found.data);
    last = found.part;
  }
}
