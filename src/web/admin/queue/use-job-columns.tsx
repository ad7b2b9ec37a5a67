import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { QueueJob } from '#contract/queue.ts';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';
import type { Column } from '../list/column.ts';
import { momentColumn } from '../list/moment-column.tsx';
import { Nothing } from '../list/Nothing.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { durationText } from './duration.ts';
import { useFlowName } from './flow-names.ts';
import { JobProgress } from './JobProgress.tsx';
import { JobRowAction } from './JobRowAction.tsx';
import { JobStatusChip } from './JobStatusChip.tsx';

const label = (field: string) => `queue.field.${field}`;

/** The columns of the queue, in the person's language. */
export function useJobColumns(): readonly Column<QueueJob>[] {
  const translate = useTranslate();
  const { locale } = useLocale();
  const flowName = useFlowName();
  return useMemo(
    () => [
      {
        name: 'flow',
        label: label('flow'),
        sort: 'flow',
        tone: 'strong',
        card: 'top-start',
        render: ({ id, flow }) => <RecordLink to={paths.job.getHref(id)}>{flowName(flow)}</RecordLink>,
      },
      {
        name: 'status',
        label: label('status'),
        sort: 'status',
        card: 'top-end',
        render: ({ status, progress }) =>
          status === 'running' && progress !== null ? (
            <JobProgress percent={progress} />
          ) : (
            <JobStatusChip status={status} />
          ),
      },
      {
        name: 'error',
        label: label('error'),
        tone: 'soft',
        card: 'last',
        render: ({ error, status }) =>
          error && status !== 'completed' ? <span title={error}>{error}</span> : <Nothing />,
      },
      {
        name: 'attempts',
        label: label('attempts'),
        sort: 'attempts',
        align: 'end',
        render: ({ attempts, maxAttempts }) => translate('queue.attemptsOf', { attempts, maxAttempts }),
      },
      {
        name: 'durationMs',
        label: label('durationMs'),
        align: 'end',
        render: ({ durationMs }) => (durationMs === null ? <Nothing /> : durationText(locale, durationMs)),
      },
      {
        name: 'createdBy',
        label: label('createdBy'),
        tone: 'soft',
        card: 'bottom-start',
        render: ({ createdBy, recurring }) => recurring?.name ?? createdBy?.name ?? <Nothing />,
      },
      momentColumn('createdAt', label('createdAt'), 'bottom-end'),
      {
        name: 'actions',
        label: 'list.actions',
        isActions: true,
        card: 'side',
        render: (job) => <JobRowAction job={job} />,
      },
    ],
    [translate, locale, flowName],
  );
}
