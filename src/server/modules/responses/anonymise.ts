import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { file, idempotencyKey, response } from '../../db/schema.ts';
import { makeReference, uuidV7 } from '../../ids.ts';
import { audit } from '../audit/service.ts';
import { forgetOldKeys, keyLife } from './idempotency.ts';

/** Responses that are anonymised at once: a transaction that others hardly wait for. */
const slice = 200;

export interface AnonymiseRun {
  readonly now: Date;
  isStopped(): boolean;
  /** Percent of what was due at the beginning. */
  progress(percent: number): void;
}

/**
 * Takes out of every response that is due what could lead to a person: contact, answers, files, report, its exact
 * times, and the id and reference that a log or the respondent knows it by. Day, status, scores and how far it came
 * stay, for the statistics. What is done stays done if it is stopped; a second run finds nothing.
 * @returns how many it anonymised
 */
export async function anonymiseDue(db: Db, { now, isStopped, progress }: AnonymiseRun): Promise<number> {
  await forgetOldKeys(db, now);
  const due = await countDue(db, now);
  let done = 0;
  while (!isStopped()) {
    const anonymised = await db.transaction((tx) => anonymiseSlice(tx, now));
    if (anonymised === 0) break;
    done += anonymised;
    progress(Math.min(100, Math.round((100 * done) / Math.max(1, due))));
  }
  return done;
}

const isDue = (now: Date) => and(isNull(response.anonymisedAt), lte(response.anonimizeAt, now));

async function countDue(db: Db, now: Date): Promise<number> {
  return db.$count(response, isDue(now));
}

async function anonymiseSlice(db: Db, now: Date): Promise<number> {
  const rows = await db
    .select({ id: response.id, begunOn: beginOfDay(response.createdAt), updatedAt: response.updatedAt })
    .from(response)
    .where(isDue(now))
    .orderBy(asc(response.anonimizeAt))
    .limit(slice)
    .for('update', { skipLocked: true });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db.delete(file).where(inArray(file.responseId, ids));
  await forgetResults(db, now, rows);
  // The id is a clock, so it is made anew from the day alone.
  const fresh = rows.map(({ id, begunOn }) => ({ old: id, id: uuidV7(begunOn), reference: makeReference() }));
  await db.execute(sql`
    UPDATE response SET id = fresh.id, reference = fresh.reference, status = 'ARCHIVED', contact = NULL, email = NULL,
      answers = '{}', report = NULL, anonymised_at = ${now.toISOString()}::timestamptz,
      created_at = ${beginOfDay(sql`created_at`)}, updated_at = ${beginOfDay(sql`updated_at`)},
      completed_at = ${beginOfDay(sql`completed_at`)}, terms_accepted_at = ${beginOfDay(sql`terms_accepted_at`)},
      anonimize_at = ${beginOfDay(sql`anonimize_at`)}
    FROM jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) AS fresh(old uuid, id uuid, reference text)
    WHERE response.id = fresh.old`);
  await audit(db, now, {
    actor: null,
    action: 'anonymise',
    entity: 'response',
    after: { rows: rows.length },
    origin: { address: '', userAgent: '' },
  });
  return rows.length;
}

/** Drops the kept answers to requests about these responses, of which there are only for what changed lately. */
async function forgetResults(db: Db, now: Date, rows: readonly { id: string; updatedAt: Date }[]): Promise<void> {
  const lately = rows.filter(({ updatedAt }) => now.getTime() - updatedAt.getTime() <= keyLife);
  if (lately.length === 0) return;
  const ids = lately.map(({ id }) => id);
  await db.delete(idempotencyKey).where(inArray(sql`${idempotencyKey.result}->>'responseId'`, ids));
}

/** The begin of a moment's day in the Netherlands. */
function beginOfDay(moment: typeof response.createdAt | ReturnType<typeof sql>) {
  return sql`(date_trunc('day', ${moment} AT TIME ZONE 'Europe/Amsterdam') AT TIME ZONE 'Europe/Amsterdam')`.mapWith(
    response.createdAt,
  );
}
