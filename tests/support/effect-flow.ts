import * as z from 'zod/mini';
import { message } from '#server/db/schema.ts';
import { defineFlow, type Flow } from '#server/flow.ts';

/**
 * A flow with an effect that can be counted. Its worker then works; or it hangs until it is stopped or killed, `hang`
 * after the effect and in its transaction, `wait` before both.
 */
export function effectFlow(behaviour: string | undefined): Flow {
  return defineFlow({
    name: 'test.effect',
    notes: 'flowMaintain',
    params: z.object({}),
    system: false,
    ...(behaviour === 'wait' ? {} : { atomic: true as const }),
    async run({ db, now, signal }) {
      const held = () => new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
      if (behaviour === 'wait') await held();
      const mail = { template: 'passwordChanged', params: {}, locale: 'nl' as const, tenantId: null };
      // Kept, for a worker that sends mail would be quicker than the test.
      const dealtWith = { status: 'kept' as const, dueAt: now, createdAt: now, recipient: 'effect@example.com' };
      await db.insert(message).values({ ...mail, ...dealtWith });
      if (behaviour === 'hang') await held();
      return { worker: behaviour ?? '' };
    },
  });
}
