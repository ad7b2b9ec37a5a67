import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows.ts';
import { queueJob } from '../../db/schema-back-office.ts';
import { queues } from './boss.ts';
import { type Attempt, Lost, type Tools } from './claim.ts';

/** Milliseconds between two looks whether the attempt still holds its job; progress is written then. */
const lookEvery = 1_000;
/** Every so many looks pg-boss is told that the worker lives. */
const looksAHeartbeat = 5;

/** An attempt under way: how it says how far it is, and how it learns that it is over. */
export interface Alive {
  readonly signal: AbortSignal;
  progress(percent: number): void;
  /** Percent; null where nothing was said. */
  reached(): number | null;
  abort(reason: Error): void;
  end(): void;
}

/** Tells that an attempt is alive and how far it is, and aborts it where its job was cancelled or taken over. */
export function keepAlive({ context, boss }: Tools, attempt: Attempt, held: SQL | undefined): Alive {
  const controller = new AbortController();
  let percent: number | null = null;
  let looks = 0;
  let looking = false;
  const look = async () => {
    const found = await context.database.db.execute(sql`
      UPDATE ${queueJob} SET progress = ${percent}::integer WHERE ${held} RETURNING id`);
    const isHeld = rowsOf(found).length > 0;
    looks += 1;
    if (!isHeld) controller.abort(new Lost());
    else if (looks % looksAHeartbeat === 0) await boss.touch(queues.jobs, attempt);
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    // The database may be away for a moment; the heartbeat decides when that was too long.
    void look()
      .catch(() => undefined)
      .finally(() => {
        looking = false;
      });
  }, lookEvery);
  timer.unref();
  return {
    signal: controller.signal,
    progress: (given) => {
      percent = Math.max(0, Math.min(100, Math.round(given)));
    },
    reached: () => percent,
    abort: (reason) => controller.abort(reason),
    end: () => clearInterval(timer),
  };
}
