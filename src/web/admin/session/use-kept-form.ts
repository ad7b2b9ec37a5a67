import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { beforeReload } from '#web/missing-chunk.ts';
import { currentSession, isSignedIn, subscribeToSession } from '#web/session/session-store.ts';
import { toasts } from '#web/ui/toasts.ts';
import { type KeptValues, keepForm, takeKeptForm } from './kept-forms.ts';

/**
 * Lets unsaved work outlive the page and the session: what a form holds when somebody leaves it, reloads, or is signed
 * out, comes back the next time the same user opens it in this tab. Fields named like a password or a code are left out.
 *
 * @param form the form's name, the record's id in it where it has one: `profile`, `tenant/7`
 * @param unsaved the form's values while they differ from what is saved, else null
 * @param restore puts values back into the form; called at most once, after the first render
 */
export function useKeptForm(form: string, unsaved: KeptValues | null, restore: (kept: KeptValues) => void): void {
  const translate = useTranslate();
  const latest = useRef({ unsaved, restore, translate });
  useEffect(() => {
    latest.current = { unsaved, restore, translate };
  });
  useEffect(() => {
    const userId = currentSession()?.payload.id;
    if (userId === undefined) return;
    const kept = takeKeptForm(userId, form);
    if (kept) {
      latest.current.restore(kept);
      toasts.info(latest.current.translate('session.restored'));
    }
    const keep = () => {
      if (latest.current.unsaved) keepForm(userId, form, latest.current.unsaved);
    };
    const stop = subscribeToSession(() => {
      const isSame = isSignedIn() && currentSession()?.payload.id === userId;
      if (!isSame) keep();
    });
    const events = [beforeReload, 'pagehide'];
    for (const event of events) window.addEventListener(event, keep);
    return () => {
      keep();
      stop();
      for (const event of events) window.removeEventListener(event, keep);
    };
  }, [form]);
}
