import { and, asc, count, eq, gte, isNotNull, lt, min, type SQL, sql } from 'drizzle-orm';
import type { Period } from '#contract/statistics.ts';
import type { Db } from '../../db/database.ts';
import { response } from '../../db/schema.ts';

/** When a day begins in the Netherlands. */
const beginOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Europe/Amsterdam')`;
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam')`;
const dayOfResponse = sql<string>`to_char(${response.createdAt} AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** What was begun within a period. */
export function begunIn({ from, to }: Period): SQL[] {
  return [gte(response.createdAt, beginOf(from)), lt(response.createdAt, endOf(to))];
}

/** How many responses have each status, by the day on which they were begun. */
export async function countByDay(db: Db, where: SQL | undefined) {
  // By place, since the day's expression has parameters that would differ between the two mentions.
  return db
    .select({ day: dayOfResponse, status: response.status, responses: count() })
    .from(response)
    .where(where)
    .groupBy(sql`1`, sql`2`);
}

/** What responses come down to. What was anonymised has no times any more, so it is not in the median. */
export async function sumUp(db: Db, where: SQL | undefined) {
  const seconds = sql`extract(epoch FROM ${response.completedAt} - ${response.createdAt})`;
  const [row] = await db
    .select({
      responses: count(),
      paid: sql<number>`count(*) FILTER (WHERE ${response.status} = 'PAID')`.mapWith(Number),
      completed: count(response.completedAt),
      medianSeconds: sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds})
        FILTER (WHERE ${response.completedAt} IS NOT NULL AND ${response.anonymisedAt} IS NULL)`,
    })
    .from(response)
    .where(where);
  return row ?? { responses: 0, paid: 0, completed: 0, medianSeconds: null };
}

/** How many responses came how far, by scan. */
export async function countByProgress(db: Db, where: SQL | undefined) {
  return db
    .select({
      surveyId: response.surveyId,
      pagesDone: response.pagesDone,
      isCompleted: sql<boolean>`${isNotNull(response.completedAt)}`,
      responses: count(),
    })
    .from(response)
    .where(where)
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(asc(response.surveyId));
}

/** What waits for a payment. */
export async function findUnpaid(db: Db, where: SQL | undefined) {
  const [row] = await db
    .select({ count: count(), oldest: min(response.createdAt) })
    .from(response)
    .where(and(where, eq(response.status, 'UNPAID')));
  return row ?? { count: 0, oldest: null };
}
