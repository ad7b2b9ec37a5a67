import type { Session } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';
import { type CurrentSession, clearSession, currentSession, storeSession } from './session-store.ts';

/** A token is renewed when it has no more than this left. */
export const refreshWithinSeconds = 60;

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
 * It rejects where the server cannot be reached: the session stays, so that a lost connection signs nobody out.
 */
export function createTokenGetter(dependencies: RefreshDependencies): () => Promise<string | null> {
  const { locks, now = () => Date.now() } = dependencies;
  let running: Promise<string | null> | undefined;

  const isFresh = (session: CurrentSession) => session.expiresAt - now() > refreshWithinSeconds * 1000;

  async function refresh(): Promise<string | null> {
    // Another tab may have refreshed, or signed out, while this one waited for the lock.
    const session = currentSession();
    if (!session || isFresh(session)) return session?.token ?? null;
    try {
      const renewed = await dependencies.requestTokens({
        refreshToken: session.refreshToken,
        userId: session.payload.id,
      });
      return keep(session, renewed);
    } catch (error) {
      return recover(session, error, now);
    }
  }

  return () => {
    const session = currentSession();
    if (!session || isFresh(session)) return Promise.resolve(session?.token ?? null);
    running ??= (locks ? locks.request('session-refresh', refresh) : refresh()).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Stores the new pair, unless somebody signed out or in meanwhile: that is the later decision. */
function keep(used: CurrentSession, renewed: Session): string | null {
  const stored = currentSession();
  if (stored?.refreshToken !== used.refreshToken) return stored?.token ?? null;
  storeSession(renewed);
  return currentSession()?.token ?? null;
}

function recover(used: CurrentSession, error: unknown, now: () => number): string | null {
  const stored = currentSession();
  // Without locks two tabs may spend the same refresh token; the one that lost takes what the other stored.
  if (stored?.refreshToken !== used.refreshToken) return stored?.token ?? null;
  if (isRefusal(error)) {
    clearSession();
    return null;
  }
  if (used.expiresAt > now()) return used.token;
  throw error;
}

/** The server knows the token and says no. Being too busy (408, 429) is no verdict on it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}
