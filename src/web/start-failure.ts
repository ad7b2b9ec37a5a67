import { ownPath, paths } from './paths.ts';

/**
 * A start that failed stands at `/logout` (specification section 4), and remembers where the person was going.
 * It signs nobody out: that a server cannot be reached says nothing about a session.
 */
export function moveToStartFailure(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState({ startFailedAt: pathname + search + hash }, '', paths.logout.getHref());
}

/** Goes back from there, before another attempt to start; a second failure remembers the same address. */
export function leaveStartFailure(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('startFailedAt' in state)) return;
  const { startFailedAt } = state;
  window.history.replaceState(null, '', ownPath(String(startFailedAt)) ?? paths.home.getHref());
}
