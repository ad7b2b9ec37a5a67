import { operations } from '#contract/index.ts';
import type { Client } from '#web/api/client.ts';
import { currentSession, endSession } from './session-store.ts';

/** Nobody waits longer than this, in milliseconds, for the server to hear of it. */
const patience = 3000;

/**
 * Signs out here at once, in every tab, and tells the server, whose answer changes nothing for the person.
 * Who acts as somebody else is back in the own session.
 * @param client a client without a token source
 */
export async function signOut(client: Client): Promise<'restored' | 'signed-out'> {
  const session = currentSession();
  const outcome = endSession();
  if (!session) return outcome;
  const headers = { Authorization: `Bearer ${session.token}` };
  const told = client.call(operations.session.logout, {}, { headers }).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))]);
  return outcome;
}
