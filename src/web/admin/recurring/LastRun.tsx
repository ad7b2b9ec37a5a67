import { Link } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import type { RecurringJob } from '#contract/recurring.ts';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { Nothing } from '../list/Nothing.tsx';
import { JobStatusChip } from '../queue/JobStatusChip.tsx';

/** How the last run ended, which leads to its job. */
export function LastRun({ job: { last } }: { job: RecurringJob }) {
  if (!last) return <Nothing />;
  const chip = <JobStatusChip status={last.status} />;
  if (last.jobId === null || !mayCall(operations.queue.get.access)) return chip;
  return (
    <Link to={paths.job.getHref(last.jobId)} className="chip-link">
      {chip}
    </Link>
  );
}
