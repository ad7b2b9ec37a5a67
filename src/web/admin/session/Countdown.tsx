import { useTranslate } from 'react-admin';
import { clockText, spokenSeconds } from './time-text.ts';

/** How long is left: for the eye every second, for the ear now and then. */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const translate = useTranslate();
  return (
    <>
      <span className="session-clock" aria-hidden="true">
        {clockText(secondsLeft)}
      </span>
      <span className="sr-only" role="timer" aria-live="polite" aria-atomic="true">
        {translate('session.end.left', { smart_count: spokenSeconds(secondsLeft) })}
      </span>
    </>
  );
}
