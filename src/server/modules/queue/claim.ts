import { and, eq, type SQL } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { queueJob } from '../../db/schema-back-office.ts';
import type { Context } from '../../http/context.ts';
import type { Handed } from './boss.ts';

/** What an attempt is made with. */
export interface Tools {
  readonly context: Context;
  readonly boss: PgBoss;
  readonly log: { warn(facts: object, text: string): void };
}

/** An attempt as pg-boss handed it out; its count tells it from those before and after. */
export interface Attempt {
  readonly id: string;
  readonly retryCount: number;
  readonly data: Handed;
}

/** The job was cancelled or is another worker's by now: what this one does no longer counts. */
export class Lost extends Error {}
/** The process ends: the job goes back into the queue as if it had not been begun. */
export class Stopped extends Error {}

/** Whose row it is while this attempt holds it. */
export function heldBy({ id, retryCount, data }: Attempt): SQL | undefined {
  return and(
    ...[eq(queueJob.id, data.jobId), eq(queueJob.bossId, id), eq(queueJob.attempts, retryCount + 1)],
    eq(queueJob.status, 'running'),
  );
}
