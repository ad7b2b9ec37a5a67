import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { currentSession, subscribeToSession, takeReturn } from '#web/session/session-store.ts';
import { toasts } from '#web/ui/toasts.ts';

/** Says in every tab that acting as somebody else is over, whatever ended it. */
export function useReturnToast(): void {
  const translate = useTranslate();
  const administrator = useRef(currentSession()?.payload.impersonator);
  useEffect(() => {
    const say = (name: string) => toasts.info(translate('session.impersonation.ended', { administrator: name }));
    const early = takeReturn();
    if (early) say(early);
    return subscribeToSession(() => {
      const before = administrator.current;
      const payload = currentSession()?.payload;
      administrator.current = payload?.impersonator;
      if (!before || payload?.id !== before.id || payload.impersonator) return;
      takeReturn();
      say(before.name);
    });
  }, [translate]);
}
