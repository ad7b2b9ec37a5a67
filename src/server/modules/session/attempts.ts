import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { attempt } from '../../db/schema.ts';
import { keyedHash } from '../../encryption.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Secrets } from '../../secrets.ts';

/** How many attempts within how many milliseconds of the first one. */
export interface AttemptLimit {
  readonly most: number;
  readonly per: number;
}

/** Milliseconds after which no limit asks for an attempt any more. */
const longestWindow = 24 * 60 * 60 * 1000;

/** What attempts are counted under. Whether there is such an account makes no difference, and the table names nobody. */
export function attemptKey(secrets: Secrets, kind: 'password' | 'code' | 'reset-mail', whose: string | number): string {
  return keyedHash(secrets, 'attempt', `${kind}:${String(whose).trim().toLowerCase()}`);
}

/**
 * Counts an attempt before it is made, so that guesses that run at once cannot slip through.
 *
 * @param db no transaction that may be undone: the attempt would not count
 * @returns whether it is within the limit
 */
export async function takeAttempt(db: Db, key: string, limit: AttemptLimit, now: Date): Promise<boolean> {
  return (await count(db, key, limit, now)).failures <= limit.most;
}

/**
 * Counts an attempt as `takeAttempt` does.
 * @throws HttpProblem 429 beyond the limit, with the time to wait
 */
export async function requireAttempt(db: Db, key: string, limit: AttemptLimit, now: Date): Promise<void> {
  const { failures, since } = await count(db, key, limit, now);
  if (failures <= limit.most) return;
  const seconds = Math.max(1, Math.ceil((since + limit.per - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new HttpProblem(429, minutes === 1 ? 'tooManyAttemptsOneMinute' : 'tooManyAttempts', {
    params: { minutes },
    retryAfter: seconds,
  });
}

/** What was counted is forgiven. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempt).where(eq(attempt.key, key));
}

export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempt).where(lt(attempt.since, new Date(now.getTime() - longestWindow)));
}

/** One statement, so that processes and parallel requests count one after another. */
async function count(db: Db, key: string, { most, per }: AttemptLimit, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${attempt.since} <= ${new Date(now.getTime() - per).toISOString()}::timestamptz`;
  const counted = await db.execute(sql`
    INSERT INTO ${attempt} (key, failures, since) VALUES (${key}, 1, ${at})
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN ${isOver} THEN 1 ELSE least(${attempt.failures} + 1, ${most + 1}) END,
      since = CASE WHEN ${isOver} THEN ${at} ELSE ${attempt.since} END
    RETURNING failures, extract(epoch FROM since)::float8 AS since`);
  const [row] = rowsOf<{ failures: number; since: number }>(counted);
  if (!row) throw new Error('An attempt was not counted');
  return { failures: row.failures, since: row.since * 1000 };
}
