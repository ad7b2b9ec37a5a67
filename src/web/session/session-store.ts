import type { Session } from '#contract/session.ts';
import { forgetCached } from '#web/cache/cache.ts';
import { isAdmitted } from './guard.ts';
import { readRaw, writeRaw } from './session-storage.ts';
import { type CurrentSession, readSession, received, type StoredSession, withPayload } from './stored-session.ts';
import { readToken, sessionIdOf } from './token.ts';

export { subscribeToSession } from './session-storage.ts';
export type { CurrentSession } from './stored-session.ts';

let returnedAs: string | undefined;
let parsed: { raw: string; session: CurrentSession | null } | undefined;

/** The session of this browser; null where there is none or its token cannot be decoded. */
export function currentSession(): CurrentSession | null {
  const raw = readRaw();
  if (raw === null) return null;
  if (parsed?.raw !== raw) parsed = { raw, session: readSession(raw) };
  return parsed.session;
}

/** Whether somebody is signed in: a session, and two-factor where the permissions enforce it. */
export function isSignedIn(): boolean {
  return isAdmitted(currentSession());
}

/** Keeps the session that a sign-in gave, for this tab and the others. */
export function storeSession(session: Session): void {
  write(received(session));
}

/** Puts another access token of the same session in its place; one of another session is left alone. */
export function replaceToken(token: string): void {
  const session = currentSession();
  if (!session) return;
  const replaced = withPayload({ ...session, token, receivedAt: Date.now() });
  if (replaced && sessionIdOf(replaced.payload) === sessionIdOf(session.payload)) write(replaced);
}

/** Notes that the current user has switched two-factor on or off, which the next refresh would tell too. */
export function noteTwoFactor(hasTwoFactor: boolean): void {
  const session = currentSession();
  if (session) write({ ...session, hasTwoFactor });
}

/**
 * Keeps what a refresh gave in the place of the session that asked for it: the current one, or the administrator's
 * behind it. Where that session has gone meanwhile, the answer goes too: whoever ended it decided later.
 */
export function renewSession(used: StoredSession, renewed: Session): void {
  const session = currentSession();
  if (session?.refreshToken === used.refreshToken) {
    write({ ...successorOf(session, renewed), backup: session.backup });
  } else if (session?.backup?.refreshToken === used.refreshToken) {
    write({ ...session, backup: { ...received(renewed), leftAt: session.backup.leftAt } });
  }
}

/** Swaps in the session of somebody else. The own one is kept aside until that ends. */
export function beginImpersonation(session: Session): void {
  const own = currentSession();
  if (!own || own.backup) throw new Error('Acting as somebody else begins from an own session');
  const leftAt = window.location.pathname + window.location.search;
  write({ ...received(session), backup: { ...toStored(own), leftAt } });
}

/** Whether the own session waits behind the current one. */
export function isImpersonating(): boolean {
  return currentSession()?.backup !== undefined;
}

/** The path at which the administrator began to act as somebody else, while that lasts and right after it. */
export function impersonationReturn(): string | undefined {
  const session = currentSession();
  return (session?.backup ?? session)?.leftAt;
}

/** As whom this tab has come back from acting as somebody else, once: for a page that was not there to see it. */
export function takeReturn(): string | undefined {
  const name = returnedAs;
  returnedAs = undefined;
  return name;
}

/** Ends the session in every tab: the administrator's comes back where one waits that has not ended itself. */
export function endSession(): 'restored' | 'signed-out' {
  const session = currentSession();
  const own = session?.backup && withPayload(session.backup);
  if (own && (own.endsAt ?? Number.POSITIVE_INFINITY) > Date.now()) {
    returnedAs = session?.payload.impersonator?.name;
    write(own);
    return 'restored';
  }
  clearSession();
  return 'signed-out';
}

/** Forgets the session, and one that waits behind it, in every tab. */
export function clearSession(): void {
  if (readRaw() === null) return;
  forgetCached();
  writeRaw(null);
}

function write(session: StoredSession): void {
  // What one user was shown is not there for the next.
  if (readToken(session.token)?.id !== currentSession()?.payload.id) forgetCached();
  writeRaw(JSON.stringify(toStored(session)));
}

/** Only what is stored, without what the token says already. */
function toStored({ token, refreshToken, hasTwoFactor, receivedAt, backup, leftAt }: StoredSession): StoredSession {
  return { token, refreshToken, hasTwoFactor, receivedAt, ...(backup && { backup }), ...(leftAt && { leftAt }) };
}

/** The renewed session, with the token in use where that was extended while the refresh ran and so lasts longer. */
function successorOf(session: CurrentSession, renewed: Session): StoredSession {
  const successor = received(renewed);
  const end = withPayload(successor)?.payload.sessionEnd;
  const isExtended = end !== undefined && (session.payload.sessionEnd ?? 0) > end;
  return isExtended ? { ...session, refreshToken: renewed.refreshToken } : successor;
}
