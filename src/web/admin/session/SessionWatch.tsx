import { useEffect, useState } from 'react';
import { currentSession, endSession } from '#web/session/session-store.ts';
import { useSession } from '../shell/use-session.ts';
import { dropKeptForms } from './kept-forms.ts';
import { SessionEndDialog } from './SessionEndDialog.tsx';
import { SessionEndStrip } from './SessionEndStrip.tsx';
import { useReturnToast } from './use-return-toast.ts';
import { useTimeLeft } from './use-time-left.ts';
import './session.css';

/** Watches the end of the session: warns two minutes before it, and carries it out. */
export function SessionWatch() {
  const session = useSession();
  const left = useTimeLeft(session?.endsAt);
  const [dismissed, setDismissed] = useState<number>();
  useReturnToast();
  useEffect(() => {
    if (session) dropKeptForms([session.payload.id, session.payload.impersonator?.id]);
  }, [session]);
  useEffect(() => {
    // Another tab may have had its way already: with the session that is there now, not the one that was shown.
    const endsAt = currentSession()?.endsAt;
    if (left === 0 && endsAt !== undefined && endsAt <= Date.now()) endSession();
  }, [left]);

  if (!session || !left) return null;
  // A warning that was put away comes back for the next end, not for every second of this one.
  const isOpen = dismissed !== session.endsAt;
  return isOpen ? (
    <SessionEndDialog session={session} secondsLeft={left} onClose={() => setDismissed(session.endsAt)} />
  ) : (
    <SessionEndStrip secondsLeft={left} onOpen={() => setDismissed(undefined)} />
  );
}
