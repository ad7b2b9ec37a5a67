import { useEffect, useRef } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { paths } from '#web/paths.ts';
import { currentSession, isSignedIn, subscribeToSession } from '#web/session/session-store.ts';
import { toasts } from '#web/ui/toasts.ts';

/**
 * Leaves the back-office when the session ends, in whatever tab that happened, and comes back to the same place
 * after the next sign-in. Returns how to end it by hand, which does not come back.
 */
export function useSessionEnd(): () => void {
  const logout = useLogout();
  const translate = useTranslate();
  const isLeaving = useRef(false);
  const userId = useRef(currentSession()?.payload.id);

  useEffect(
    () =>
      subscribeToSession(() => {
        if (isLeaving.current) return;
        if (!isSignedIn()) {
          toasts.info(translate('shell.sessionEnded'));
          void logout();
        }
        // Somebody else signed in, in another tab: nothing on this screen may stay.
        else if (currentSession()?.payload.id !== userId.current) window.location.reload();
      }),
    [logout, translate],
  );

  return () => {
    isLeaving.current = true;
    void logout({}, paths.login.getHref(), false);
  };
}
