import type { Session } from '#contract/session.ts';
import { type IssuedPayload, readToken } from './token.ts';

/** A session as the browser's storage holds it. */
export interface StoredSession {
  readonly token: string;
  readonly refreshToken: string;
  readonly hasTwoFactor: boolean;
  /** When the token came, in milliseconds by this browser's clock. */
  readonly receivedAt: number;
  /** The session that comes back when this one ends: the administrator's, who acts as somebody else in this one. */
  readonly backup?: StoredSession;
  /** Where the administrator was when that began. */
  readonly leftAt?: string;
}

/** A session as it is kept, with what its access token says. */
export interface CurrentSession extends StoredSession {
  readonly payload: IssuedPayload;
  /** When the access token ends, in milliseconds by this browser's clock. */
  readonly expiresAt: number;
  /** When the session itself ends, likewise; undefined where the server does not say. */
  readonly endsAt: number | undefined;
}

/** A session that came just now, as it is stored. */
export function received({ token, refreshToken, hasTwoFactor }: Session): StoredSession {
  return { token, refreshToken, hasTwoFactor, receivedAt: Date.now() };
}

/** What the storage holds; null where that is no session, or its token cannot be decoded. */
export function readSession(raw: string): CurrentSession | null {
  try {
    return withPayload(JSON.parse(raw) as Partial<StoredSession>);
  } catch {
    return null;
  }
}

/** A stored session with what its token says; null where that cannot be decoded. */
export function withPayload(stored: Partial<StoredSession>): CurrentSession | null {
  const { token, refreshToken, receivedAt = 0, hasTwoFactor, backup, leftAt } = stored;
  const payload = typeof token === 'string' ? readToken(token) : null;
  if (!token || !payload || typeof refreshToken !== 'string') return null;
  const toLocalClock = clockOf(payload, receivedAt);
  return {
    token,
    refreshToken,
    hasTwoFactor: hasTwoFactor === true,
    receivedAt,
    ...(backup && { backup }),
    ...(leftAt && { leftAt }),
    payload,
    expiresAt: toLocalClock(payload.exp),
    endsAt: payload.sessionEnd === undefined ? undefined : toLocalClock(payload.sessionEnd),
  };
}

/** Counted from when the token came, where that can be told: a clock that is wrong must not refresh with every call. */
function clockOf({ iat }: IssuedPayload, receivedAt: number): (seconds: number) => number {
  return (seconds) => (iat === undefined || !receivedAt ? seconds * 1000 : receivedAt + (seconds - iat) * 1000);
}
