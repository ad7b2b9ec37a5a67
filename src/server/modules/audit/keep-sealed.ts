import type { FastifyInstance } from 'fastify';
import { ChainBroken, sealRows } from './seal.ts';

/** Milliseconds between two looks at whether this process has written rows. */
const lookEvery = 1_000;
/** Looks after which it asks the database anyway: another process may have left rows and ended. */
const askEvery = 60;

let lastWrittenAt = Number.NEGATIVE_INFINITY;

/** Says that a row was written, or will be once a transaction ends. */
export function noteWritten(): void {
  lastWrittenAt = performance.now();
}

/** Seals the rows of the audit log as long as the app runs, and the last ones when it closes. */
export function keepAuditSealed(app: FastifyInstance): void {
  let running: Promise<void> | undefined;
  let looks = 0;
  let hasSaidBroken = false;
  let timer: NodeJS.Timeout | undefined;

  const seal = async () => {
    try {
      await sealRows(app.context);
    } catch (error) {
      // Nothing is lost: rows wait. A broken chain stays broken, and needs to be said once.
      if (hasSaidBroken && error instanceof ChainBroken) return;
      hasSaidBroken = error instanceof ChainBroken;
      app.log.error({ err: error, source: 'audit' }, 'the audit log could not be sealed');
    }
  };
  const look = () => {
    looks += 1;
    // A transaction may commit well after it said so.
    const isDue = looks % askEvery === 1 || performance.now() - lastWrittenAt < 10 * lookEvery;
    if (running || !isDue) return;
    running = seal().finally(() => {
      running = undefined;
    });
  };

  app.addHook('onReady', async () => {
    timer = setInterval(look, lookEvery).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    await seal();
  });
}
