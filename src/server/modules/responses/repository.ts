import { and, eq, getColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { RowsPage } from '../../db/list-query.ts';
import { appUser, file, idempotencyKey, response } from '../../db/schema.ts';

export type ResponseRow = typeof response.$inferSelect;
export type NewResponse = typeof response.$inferInsert;
export type FileRow = typeof file.$inferSelect;

export interface FileFacts {
  readonly id: string;
  readonly question: string;
  readonly filename: string;
  readonly size: number;
}

const { report: _report, search: _search, answers, ...listed } = getColumns(response);

/** A response with the first name of the reseller who started it; without its report, and its answers only if asked for. */
export interface ListedResponse {
  readonly response: Omit<ResponseRow, 'report' | 'search'>;
  readonly firstname: string | null;
}

export async function lockResponse(db: Db, id: string): Promise<ResponseRow | undefined> {
  const [row] = await db.select().from(response).where(eq(response.id, id)).for('update');
  return row;
}

export async function insertResponse(db: Db, row: NewResponse): Promise<void> {
  await db.insert(response).values(row);
}

export async function updateResponse(db: Db, id: string, changes: Partial<NewResponse>): Promise<void> {
  await db.update(response).set(changes).where(eq(response.id, id));
}

export interface ResponsesPage extends RowsPage {
  /** Whether to read the answers; without, they come empty. */
  readonly withAnswers: boolean;
}

export async function findResponses(db: Db, page: ResponsesPage): Promise<ListedResponse[]> {
  const noAnswers = sql<ResponseRow['answers']>`'{}'::jsonb`.mapWith(answers);
  return db
    .select({
      response: { ...listed, answers: page.withAnswers ? answers : noAnswers },
      firstname: appUser.firstname,
    })
    .from(response)
    .leftJoin(appUser, eq(appUser.id, response.userId))
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countResponses(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(response, where);
}

export async function findFiles(
  db: Db,
  responseIds: readonly string[],
): Promise<(FileFacts & { responseId: string })[]> {
  if (responseIds.length === 0) return [];
  const { id, question, filename, size, responseId } = file;
  return db
    .select({ id, question, filename, size, responseId })
    .from(file)
    .where(inArray(responseId, [...responseIds]));
}

export async function insertFile(db: Db, row: FileRow): Promise<void> {
  await db.insert(file).values(row);
}

/** Drops the files of a question other than the one that its answer now names. */
export async function deleteFilesBut(
  db: Db,
  responseId: string,
  question: string,
  kept: string | undefined,
): Promise<void> {
  const rows = await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.responseId, responseId), eq(file.question, question)));
  const gone = rows.map(({ id }) => id).filter((id) => id !== kept);
  if (gone.length > 0) await db.delete(file).where(inArray(file.id, gone));
}

/** Drops a response's files that no answer names. */
export async function deleteFilesOutside(db: Db, responseId: string, answers: readonly unknown[]): Promise<void> {
  const gone = (await findFiles(db, [responseId])).map(({ id }) => id).filter((id) => !answers.includes(id));
  if (gone.length > 0) await db.delete(file).where(inArray(file.id, gone));
}

/**
 * Claims an idempotency key within the transaction. A racing request waits here until the first one has committed,
 * and then finds its result.
 * @returns undefined when the key is ours, else what the first request left
 */
export async function claimKey(db: Db, key: string, requestHash: string, now: Date) {
  const claimed = await db
    .insert(idempotencyKey)
    .values({ key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (claimed.length > 0) return undefined;
  const [row] = await db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key));
  return row;
}

export async function keepResult(db: Db, key: string, result: unknown): Promise<void> {
  await db.update(idempotencyKey).set({ result }).where(eq(idempotencyKey.key, key));
}

export async function deleteKeysBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, moment));
}
