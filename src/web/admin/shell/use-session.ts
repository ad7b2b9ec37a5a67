import { useSyncExternalStore } from 'react';
import { isAdmitted } from '#web/session/guard.ts';
import { type CurrentSession, currentSession, subscribeToSession } from '#web/session/session-store.ts';

/** The session of whoever is signed in; null where nobody is. */
export function useSession(): CurrentSession | null {
  const session = useSyncExternalStore(subscribeToSession, currentSession, currentSession);
  return isAdmitted(session) ? session : null;
}
