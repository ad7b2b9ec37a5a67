import { and, eq, sql } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { LogEntry } from '#contract/logs.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { logEntry } from '../../db/schema-back-office.ts';
import { HttpProblem } from '../../http/problem.ts';

const columns = {
  id: logEntry.id,
  at: logEntry.at,
  level: logEntry.level,
  source: logEntry.source,
  /** The index `log_entry_search` is on this very expression. */
  q: sql`lower(${logEntry.message})`,
};

/** The application's log, a page of it. */
export async function listLogs(db: Db, query: ListQuery) {
  const { where: conditions, ...parts } = readListQuery(query, operations.logs.list.list, columns);
  const where = and(...conditions);
  const found = await db
    .select()
    .from(logEntry)
    .where(where)
    .orderBy(...parts.orderBy)
    .limit(parts.limit)
    .offset(parts.offset);
  const total = await db.$count(logEntry, where);
  return listPage(found.map(presentLine), total, parts);
}

/** @throws HttpProblem 404 */
export async function getLog(db: Db, id: number): Promise<LogEntry> {
  const [found] = await db.select().from(logEntry).where(eq(logEntry.id, id));
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentLine(found);
}

function presentLine({ id, at, level, source, message, context }: typeof logEntry.$inferSelect): LogEntry {
  return { id, at: at.toISOString(), level, source, message, context };
}
