import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { isSignedIn, subscribeToSession } from '#web/session/session-store.ts';
import { toasts } from '#web/ui/toasts.ts';

/** Says so when the session ends under an open page, in whatever tab that happened. The guard then leads to the door. */
export function useSessionEnd(): void {
  const translate = useTranslate();
  useEffect(() => {
    const wasSignedIn = isSignedIn();
    return subscribeToSession(() => {
      if (wasSignedIn && !isSignedIn()) toasts.info(translate('shell.sessionEnded'));
    });
  }, [translate]);
}
