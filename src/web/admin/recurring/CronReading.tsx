import { useCronReading } from './use-cron-reading.ts';

/** When a job runs: in words, over the expression that says so exactly. */
export function CronReading({ cron, timeZone, isOff }: { cron: string; timeZone: string; isOff: boolean }) {
  const read = useCronReading();
  return (
    <span className={isOff ? 'cron is-soft' : 'cron'}>
      <span>{read(cron) ?? ' '}</span>
      <span className="cron-line">
        <code>{cron}</code>
        {timeZone !== usualZone && ` ${timeZone}`}
      </span>
    </span>
  );
}

/** The zone that goes without saying. */
export const usualZone = 'Europe/Amsterdam';
