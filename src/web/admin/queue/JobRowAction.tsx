import type { QueueJob } from '#contract/queue.ts';
import { TooltipButton } from '../controls/TooltipButton.tsx';
import { useJobActions } from './use-job-actions.ts';

/** The one thing to do with a job in a list: try it again, run it now, or stop it. */
export function JobRowAction({ job }: { job: QueueJob }) {
  const actions = useJobActions(job);
  const action = actions.retry ?? actions.run ?? actions.cancel;
  if (!action) return null;
  return <TooltipButton label={action.label} icon={action.icon} disabled={actions.isBusy} onClick={action.act} />;
}
