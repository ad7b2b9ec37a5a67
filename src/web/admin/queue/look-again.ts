import type { QueueJob } from '#contract/queue.ts';

/** Milliseconds between two looks while something goes on. */
const pause = 2_000;
/** Milliseconds before its time from which a waiting job is watched. */
const soon = 60_000;

/** In how many milliseconds it is worth looking again at these jobs; false where nothing will change by itself. */
export function lookAgainAt(
  jobs: readonly Pick<QueueJob, 'status' | 'runAt'>[] = [],
  now = Date.now(),
): number | false {
  const isUnderWay = jobs.some(
    ({ status, runAt }) => status === 'running' || (status === 'queued' && new Date(runAt).getTime() < now + soon),
  );
  return isUnderWay && pause;
}
