import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { QueueJob } from '#contract/queue.ts';
import { paths } from '#web/paths.ts';
import type { Column } from '../list/column.ts';
import { RecordLink } from '../list/RecordLink.tsx';
import { useFlowName } from '../queue/flow-names.ts';
import { JobStatusChip } from '../queue/JobStatusChip.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import { FailedList } from './FailedList.tsx';
import { RetryJob } from './RetryJob.tsx';

const label = (field: string) => `dashboard.jobs.${field}`;

/** The jobs that ended as failed, each with another try. */
export function FailedJobs() {
  const translate = useTranslate();
  const flowName = useFlowName();
  const columns = useMemo<readonly Column<QueueJob>[]>(
    () => [
      {
        name: 'flow',
        label: label('job'),
        tone: 'strong',
        card: 'top-start',
        render: ({ id, flow }) => <RecordLink to={paths.job.getHref(id)}>{flowName(flow)}</RecordLink>,
      },
      {
        name: 'status',
        label: label('status'),
        card: 'top-end',
        render: ({ status }) => <JobStatusChip status={status} />,
      },
      { name: 'error', label: label('error'), tone: 'soft', card: 'bottom-start', render: ({ error }) => error },
      {
        name: 'attempts',
        label: label('attempts'),
        align: 'end',
        render: ({ attempts, maxAttempts }) => translate('queue.attemptsOf', { attempts, maxAttempts }),
      },
      {
        name: 'finishedAt',
        label: label('last'),
        align: 'end',
        card: 'bottom-end',
        render: ({ finishedAt, createdAt }) => <RelativeTime moment={finishedAt ?? createdAt} />,
      },
      {
        name: 'actions',
        label: 'list.actions',
        isActions: true,
        card: 'last',
        render: (job) => <RetryJob job={job} />,
      },
    ],
    [translate, flowName],
  );
  return <FailedList resource="queue" texts="jobs" href={paths.queue.getHref()} columns={columns} />;
}
