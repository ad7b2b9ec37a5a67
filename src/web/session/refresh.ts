import type { Session } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';
import { type CurrentSession, currentSession, endSession, renewSession } from './session-store.ts';
import { sessionIdOf } from './token.ts';

/** A token is renewed when it has no more than this left. */
export const refreshWithinSeconds = 60;
/**
 * Milliseconds that the lock is kept once the new tokens are stored. Tabs run in processes of their own, and what one
 * stores may reach the next one later than the lock does: that one would spend the old refresh token again.
 */
const spreadTime = 100;

export interface RefreshDependencies {
  /** The call itself, without an access token. */
  readonly requestTokens: (request: { refreshToken: string; userId: number }) => Promise<Session>;
  /** The browser's Web Locks; absent on an insecure origin. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly now?: () => number;
}

/**
 * A function that gives an access token with more than a minute left, or null where nobody is signed in.
 * Requests that ask while a refresh runs wait for that one, in this tab by a shared promise and across tabs by a lock.
 * A request never goes out in another session than it was made in: it gets null where that one has gone meanwhile.
 * It rejects where the server cannot be reached: the session stays, so that a lost connection signs nobody out.
 */
export function createTokenGetter(dependencies: RefreshDependencies): () => Promise<string | null> {
  const { locks, now = () => Date.now() } = dependencies;
  let running: { id: string; token: Promise<string | null> } | undefined;

  const isFresh = (session: CurrentSession) => session.expiresAt - now() > refreshWithinSeconds * 1000;

  async function refresh(id: string): Promise<string | null> {
    // Another tab may have refreshed, signed out or changed users while this one waited for the lock.
    const session = sessionWith(id);
    if (!session || isFresh(session)) return session?.token ?? null;
    try {
      const renewed = await dependencies.requestTokens({
        refreshToken: session.refreshToken,
        userId: session.payload.id,
      });
      renewSession(session, renewed);
      if (locks) await new Promise((resolve) => setTimeout(resolve, spreadTime));
      return sessionWith(id)?.token ?? null;
    } catch (error) {
      return recover(session, error, now);
    }
  }

  return () => {
    const session = currentSession();
    if (!session || isFresh(session)) return Promise.resolve(session?.token ?? null);
    const id = sessionIdOf(session.payload);
    if (running?.id === id) return running.token;
    const started = locks ? locks.request('session-refresh', () => refresh(id)) : refresh(id);
    const token = started.finally(() => {
      if (running?.token === token) running = undefined;
    });
    running = { id, token };
    return token;
  };
}

/** The session of this browser if it is still that one. */
function sessionWith(id: string): CurrentSession | null {
  const session = currentSession();
  return session && sessionIdOf(session.payload) === id ? session : null;
}

function recover(used: CurrentSession, error: unknown, now: () => number): string | null {
  const stored = sessionWith(sessionIdOf(used.payload));
  // Without locks two tabs may spend the same refresh token; the one that lost takes what the other stored.
  if (stored?.refreshToken !== used.refreshToken) return stored?.token ?? null;
  if (isRefusal(error)) {
    endSession();
    return null;
  }
  if (used.expiresAt > now()) return used.token;
  throw error;
}

/** The server knows the token and says no. Being too busy (408, 429) is no verdict on it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}
