import { useEffect, useState } from 'react';

/** Seconds before its end at which a session warns. */
export const warningSeconds = 120;
/** How often the clock is read while the end is far; a computer that slept finds out soon after it woke. */
const farTickMs = 15_000;

/** Whole seconds until a moment (milliseconds since 1970) while they are few enough for a warning; else null. */
export function useTimeLeft(endsAt: number | undefined): number | null {
  const [left, setLeft] = useState(() => secondsLeft(endsAt));
  useEffect(() => {
    let timer: number;
    const tick = () => {
      setLeft(secondsLeft(endsAt));
      timer = window.setTimeout(tick, untilNextTick(endsAt));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [endsAt]);
  return left;
}

function secondsLeft(endsAt: number | undefined): number | null {
  if (endsAt === undefined) return null;
  const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  return seconds <= warningSeconds ? seconds : null;
}

/** To the next whole second while the seconds count, else to the warning or a while. */
function untilNextTick(endsAt: number | undefined): number {
  if (endsAt === undefined) return farTickMs;
  const left = endsAt - Date.now();
  const toWarning = left - warningSeconds * 1000;
  return toWarning > 0 ? Math.min(toWarning, farTickMs) : left > 0 ? left % 1000 || 1000 : farTickMs;
}
