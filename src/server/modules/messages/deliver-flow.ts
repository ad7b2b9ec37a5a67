import * as z from 'zod/mini';
import { defineFlow, type Flow } from '../../flow.ts';
import { deliverDue, type Preparers } from './outbox.ts';

/** Sends what is due, as the process does by itself; a recurring job of it shows staff that mail gets out. */
export function deliverFlow(preparers: Preparers): Flow {
  return defineFlow({
    name: 'mail.deliver',
    notes: 'flowDeliverMail',
    params: z.object({}),
    system: true,
    async run({ context, signal }) {
      let failed = 0;
      await deliverDue(context, { preparers, isStopped: () => signal.aborted, report: () => void failed++ });
      return { failed };
    },
  });
}
