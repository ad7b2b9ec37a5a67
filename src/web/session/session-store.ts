import type { Session, TokenPayload } from '#contract/session.ts';
import { type IssuedPayload, readToken } from './token.ts';

/** A session as it is kept, with what its access token says. */
export interface CurrentSession extends Session {
  readonly payload: TokenPayload;
  /** When the access token ends, in milliseconds by this browser's clock. */
  readonly expiresAt: number;
}

type Stored = Session & { readonly receivedAt: number };

const key = 'session';
const listeners = new Set<() => void>();
/** Stands in where the browser refuses storage: the session then lives as long as the page. */
let inMemory: string | null = null;
let parsed: { raw: string; session: CurrentSession | null } | undefined;

/** The session of this browser; null where there is none or its token cannot be decoded. */
export function currentSession(): CurrentSession | null {
  const raw = readRaw();
  if (raw === null) return null;
  if (parsed?.raw !== raw) parsed = { raw, session: parse(raw) };
  return parsed.session;
}

/** Whether somebody is signed in: a session, and two-factor where the permissions enforce it. */
export function isSignedIn(): boolean {
  const session = currentSession();
  return session !== null && (session.hasTwoFactor || !session.payload.config.enforceTwoFactor);
}

/** Keeps a session, for this tab and the others. */
export function storeSession({ token, refreshToken, hasTwoFactor }: Session): void {
  const stored: Stored = { token, refreshToken, hasTwoFactor, receivedAt: Date.now() };
  writeRaw(JSON.stringify(stored));
}

/** Forgets the session, in every tab. */
export function clearSession(): void {
  if (readRaw() !== null) writeRaw(null);
}

/** Calls back when the session changes, in this tab or another. Returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (event.key === key || event.key === null) announce();
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}

function parse(raw: string): CurrentSession | null {
  try {
    const { token, refreshToken, hasTwoFactor, receivedAt } = JSON.parse(raw) as Partial<Stored>;
    const payload = typeof token === 'string' ? readToken(token) : null;
    if (!token || !payload || typeof refreshToken !== 'string') return null;
    const expiresAt = endOf(payload, receivedAt);
    return { token, refreshToken, hasTwoFactor: hasTwoFactor === true, payload, expiresAt };
  } catch {
    return null;
  }
}

/** Counted from when the token came, where that can be told: a clock that is wrong must not refresh with every call. */
function endOf({ exp, iat }: IssuedPayload, receivedAt: number | undefined): number {
  return iat === undefined || receivedAt === undefined ? exp * 1000 : receivedAt + (exp - iat) * 1000;
}

function readRaw(): string | null {
  try {
    return inMemory ?? window.localStorage.getItem(key);
  } catch {
    return inMemory;
  }
}

function writeRaw(raw: string | null): void {
  inMemory = null;
  try {
    if (raw === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, raw);
  } catch {
    inMemory = raw;
  }
  announce();
}
