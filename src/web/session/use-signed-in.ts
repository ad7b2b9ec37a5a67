import { useSyncExternalStore } from 'react';
import { isSignedIn, subscribeToSession } from './session-store.ts';

/** Whether somebody is signed in on this browser; undefined where the page is rendered on the server. */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeToSession, isSignedIn, () => undefined);
}
