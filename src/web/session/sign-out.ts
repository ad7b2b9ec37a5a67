import { operations } from '#contract/index.ts';
import type { Client } from '#web/api/client.ts';
import { clearSession, currentSession } from './session-store.ts';

/**
 * Signs out here at once, in every tab, and tells the server, whose answer changes nothing for the person.
 * @param client a client without a token source
 */
export async function signOut(client: Client): Promise<void> {
  const session = currentSession();
  clearSession();
  if (!session) return;
  const headers = { Authorization: `Bearer ${session.token}` };
  await client.call(operations.session.logout, {}, { headers }).catch(() => undefined);
}
