import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { makeAttempt } from './attempt.ts';
import { type Handed, openBoss, queues } from './boss.ts';
import type { Attempt, Tools } from './claim.ts';
import { failEnded, handOver, makeDueJobs } from './due.ts';
import { WorkerSign } from './workers.ts';

/** Milliseconds after the server listens until the first look: the first visitors go before. */
const firstLook = 1_000;
const lookEvery = 2_000;
/** Milliseconds after a call that made a job, so that its transaction has ended. */
const nudgeAfter = 100;
const beatEvery = 15_000;
/** Milliseconds that jobs have to end by themselves when the process stops, and to hand back what they hold. */
const drainTime = 3_000;
const handBackTime = 4_000;
/** Jobs that run at once. The embedded database has one connection, which requests need too. */
const slots = { pglite: 2, postgresql: 4 } as const;

/** Runs jobs in this process: looks for what is due, and makes attempts at as many at once as there are slots. */
export class JobRunner {
  readonly #app: FastifyInstance;
  readonly #sign: WorkerSign;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #boss: Promise<PgBoss> | undefined;
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isLooping = false;
  #beatAt = 0;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#sign = new WorkerSign(app.context.database.db);
  }

  /** Looks for work from now on, until `stop`. */
  start(): void {
    this.#isLooping = true;
    this.#lookIn(firstLook);
  }

  /** Says that there may be something to do, so that it is not left until the next look. */
  nudge(): void {
    if (this.#isLooping) this.#lookIn(nudgeAfter);
  }

  /** Runs what is due until nothing is left, second attempts without waiting for their time. For tests. */
  async runDue(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const begun = await this.#take(true);
      if (begun === 0) return;
      await Promise.all(this.#running);
    }
  }

  /** Says that this process is there to run jobs. */
  async beat(): Promise<void> {
    this.#beatAt = performance.now();
    await this.#sign.beat();
  }

  /** Begins nothing any more; lets jobs end for a while, and then puts back into the queue what has not. */
  async stop(): Promise<void> {
    this.#isLooping = false;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#drained(drainTime);
    this.#stopping.abort();
    await this.#drained(handBackTime);
    const boss = await this.#boss?.catch(() => undefined);
    await boss?.stop({ graceful: false });
    await this.#sign.withdraw().catch(() => undefined);
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
    }, milliseconds).unref();
  }

  async #look(): Promise<void> {
    let begun = 0;
    try {
      if (performance.now() - this.#beatAt > beatEvery) await this.beat();
      begun = await this.#take(false);
    } catch (error) {
      // The database may be away for a while. What is due waits for the next look.
      this.#app.log.warn({ err: error }, 'the queue could not be read');
    }
    if (this.#isLooping) this.#lookIn(begun > 0 ? nudgeAfter : lookEvery);
  }

  /** Begins what is due and fits into the slots. @returns how many */
  async #take(ignoreStartAfter: boolean): Promise<number> {
    const boss = await this.#open();
    const { context, log } = this.#app;
    const { db, engine } = context.database;
    const now = context.clock.now();
    for (const recurring of await makeDueJobs(db, now)) {
      log.warn({ recurring }, 'a recurring job was switched off, for its times cannot be read');
    }
    await handOver(db, boss, now);
    await failEnded(db, boss, now);
    const free = slots[engine] - this.#running.size;
    if (free <= 0) return 0;
    const taken = await boss.fetch<Handed>(queues.jobs, { batchSize: free, ignoreStartAfter });
    for (const attempt of taken) this.#begin({ context, boss, log }, attempt);
    return taken.length;
  }

  #begin(tools: Tools, attempt: Attempt): void {
    const running = makeAttempt(tools, attempt, this.#stopping.signal)
      // Not even its end could be written: its heartbeat stops, and another attempt is made.
      .catch((error: unknown) => tools.log.warn({ err: error }, 'a job was left'))
      .finally(() => {
        this.#running.delete(running);
        this.nudge();
      });
    this.#running.add(running);
  }

  #open(): Promise<PgBoss> {
    const report = (error: unknown) => this.#app.log.warn({ err: error }, 'the job runner has a problem');
    this.#boss ??= openBoss(this.#app.context.database, report).catch((error: unknown) => {
      this.#boss = undefined;
      throw error;
    });
    return this.#boss;
  }

  async #drained(milliseconds: number): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    if (this.#running.size > 0) await Promise.race([Promise.all(this.#running), late]);
  }
}

/** Runs jobs as long as the app listens, unless another process does; a worker, which never listens, starts it. */
export function runJobs(app: FastifyInstance): void {
  const runner = new JobRunner(app);
  app.decorate('jobs', runner);
  if (app.context.config.jobs === 'off') return;
  app.addHook('onReady', () => runner.beat());
  app.addHook('onListen', async () => runner.start());
  app.addHook('preClose', () => runner.stop());
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobRunner;
  }
}
