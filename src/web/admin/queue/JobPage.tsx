import { Button } from '@mui/material';
import { EditBase, useRecordContext, useTranslate } from 'react-admin';
import type { FullQueueJob } from '#contract/queue.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '../Icon.tsx';
import { LoadingRecord } from '../record/LoadingRecord.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { useFlowName } from './flow-names.ts';
import { JobFacts } from './JobFacts.tsx';
import { JobStatusChip } from './JobStatusChip.tsx';
import { lookAgainAt } from './look-again.ts';
import { type JobAction, useJobActions } from './use-job-actions.ts';
import '../list/chips.css';
import '../list/list.css';
import '../record/record.css';
import './queue.css';

const back = paths.queue.getHref();
const query = {
  retry: false,
  onError: () => undefined,
  refetchInterval: ({ state }: { state: { data?: FullQueueJob } }) => lookAgainAt(state.data && [state.data]),
};

/** Everything about a job, and what can be done with it. While it is under way, the page looks again by itself. */
export function JobPage() {
  return (
    <EditBase<FullQueueJob> disableAuthentication redirect={false} queryOptions={query}>
      <LoadingRecord resource="queue" back={back}>
        <LoadedJob />
      </LoadingRecord>
    </EditBase>
  );
}

function LoadedJob() {
  const job = useRecordContext<FullQueueJob>();
  const flowName = useFlowName();
  if (!job) return null;
  return (
    <RecordPage
      resource="queue"
      title={flowName(job.flow)}
      back={back}
      badge={<JobStatusChip status={job.status} />}
      actions={<Actions job={job} />}
    >
      <JobFacts job={job} />
    </RecordPage>
  );
}

function Actions({ job }: { job: FullQueueJob }) {
  const translate = useTranslate();
  const { isBusy, run, retry, cancel } = useJobActions(job);
  const button = ({ caption, icon, act }: JobAction, isMain: boolean) => (
    <Button {...(isMain && { variant: 'contained', color: 'primary' })} disabled={isBusy} onClick={act}>
      <Icon name={icon} />
      {caption}
    </Button>
  );
  if (!run && !retry && !cancel) return <span className="sr-only">{translate('queue.nothingToDo')}</span>;
  return (
    <>
      {cancel && button(cancel, false)}
      {run && button(run, true)}
      {retry && button(retry, true)}
    </>
  );
}
