import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Delivery, deliverDue, type Preparers, queuedLately } from './outbox.ts';

/** Milliseconds between two looks into the outbox, for what is tried again and for what another process left. */
const lookEvery = 5_000;
/**
 * Milliseconds after a request that may have queued some. Not at once: the work for an address that has an account
 * would slow the very next request down, and so tell that there is one.
 */
const soon = { from: 250, to: 1_500 };

/**
 * Delivers mail as long as the app runs, where it runs jobs: soon after a request that may have queued some, and on a
 * timer.
 */
export function deliverMail(app: FastifyInstance, preparers: Preparers): void {
  let running: Promise<void> | undefined;
  let again = false;
  let closing = false;

  const delivery: Delivery = {
    preparers,
    isStopped: () => closing,
    report: (failed) => app.log.warn({ ...failed, source: 'messages' }, 'a mail was not sent'),
  };
  const look = () => {
    if (running) {
      again = true;
      return;
    }
    running = deliverDue(app.context, delivery)
      // The database may be away for a while. What is in the outbox waits for the next look.
      .catch((error: unknown) => app.log.warn({ err: error, source: 'messages' }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined;
        if (again && !closing) {
          again = false;
          look();
        }
      });
  };

  let timer: NodeJS.Timeout | undefined;
  let nudge: NodeJS.Timeout | undefined;
  const lookNow = () => {
    nudge = undefined;
    look();
  };
  app.addHook('onClose', async () => {
    await running;
    app.context.mailer.close();
  });
  if (app.context.config.jobs === 'off') return;
  app.addHook('onReady', async () => {
    look();
    timer = setInterval(look, lookEvery).unref();
  });
  app.addHook('onResponse', async (request) => {
    if (request.method === 'GET' || closing || !queuedLately()) return;
    nudge ??= setTimeout(lookNow, randomInt(soon.from, soon.to)).unref();
  });
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(timer);
    clearTimeout(nudge);
  });
}
