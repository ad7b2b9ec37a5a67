import { currentSession } from '#web/session/session-store.ts';

/** Nobody changes users while acting as one of them. */
export function mayChangeUsers(): boolean {
  return currentSession()?.payload.impersonator === undefined;
}
