import { operations } from '#contract/index.ts';
import type { Client } from '#web/api/client.ts';
import type { TokenSource } from '#web/api/token-source.ts';
import { createTokenGetter } from './refresh.ts';
import { currentSession, endSession } from './session-store.ts';
import { readToken, sessionIdOf } from './token.ts';

/**
 * Gives the API client its bearer token, and ends the session when an authenticated call is refused.
 * @param client a client without a token source: the refresh must not wait for itself
 */
export function createTokenSource(client: Client): TokenSource {
  return {
    getToken: createTokenGetter({
      requestTokens: (body) => client.call(operations.session.refresh, { body }),
      locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
    }),
    onRefused(_status, operationId, token) {
      // An answer to a session that has been left since says nothing about the one that is there now.
      const refused = readToken(token);
      const current = currentSession()?.payload;
      const isCurrent = refused && current && sessionIdOf(refused) === sessionIdOf(current);
      if (isCurrent && operationId !== operations.session.logout.id) endSession();
    },
  };
}
