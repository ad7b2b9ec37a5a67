import { operations } from '#contract/index.ts';
import type { Client } from '#web/api/client.ts';
import type { TokenSource } from '#web/api/token-source.ts';
import { createTokenGetter } from './refresh.ts';
import { clearSession } from './session-store.ts';

/**
 * Gives the API client its bearer token, and signs out when an authenticated call is refused.
 * @param client a client without a token source: the refresh must not wait for itself
 */
export function createTokenSource(client: Client): TokenSource {
  return {
    getToken: createTokenGetter({
      requestTokens: (body) => client.call(operations.session.refresh, { body }),
      locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
    }),
    onRefused(_status, operationId) {
      if (operationId !== operations.session.logout.id) clearSession();
    },
  };
}
