import { Button } from '@mui/material';
import type { QueueJob } from '#contract/queue.ts';
import { Icon } from '../Icon.tsx';
import { useFlowName } from '../queue/flow-names.ts';
import { useJobActions } from '../queue/use-job-actions.ts';

/** Tries a job again, where the person may. */
export function RetryJob({ job }: { job: QueueJob }) {
  const flowName = useFlowName();
  const { isBusy, retry } = useJobActions(job);
  if (!retry) return null;
  return (
    <Button disabled={isBusy} onClick={retry.act}>
      <Icon name={retry.icon} />
      {retry.caption}
      <span className="sr-only"> {flowName(job.flow)}</span>
    </Button>
  );
}
