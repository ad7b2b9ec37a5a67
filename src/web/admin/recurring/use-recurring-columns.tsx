import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { RecurringJob } from '#contract/recurring.ts';
import { paths } from '#web/paths.ts';
import type { Column } from '../list/column.ts';
import { RecordLink } from '../list/RecordLink.tsx';
import { useFlowName } from '../queue/flow-names.ts';
import { ActiveToggle } from './ActiveToggle.tsx';
import { CronReading } from './CronReading.tsx';
import { LastRun } from './LastRun.tsx';
import { NextRuns } from './NextRuns.tsx';
import { RunNow } from './RunNow.tsx';

const label = (field: string) => `recurring.field.${field}`;

/** The columns of the recurring jobs, in the person's language. */
export function useRecurringColumns(): readonly Column<RecurringJob>[] {
  const translate = useTranslate();
  const flowName = useFlowName();
  return useMemo(
    () => [
      {
        name: 'name',
        label: label('name'),
        sort: 'name',
        card: 'top-start',
        render: ({ id, name, flow }) => (
          <span className="recurring-name">
            <RecordLink to={paths.recurringJob.getHref(id)}>{name}</RecordLink>
            {flowName(flow) !== name && <span className="is-soft">{flowName(flow)}</span>}
          </span>
        ),
      },
      {
        name: 'cron',
        label: label('cron'),
        card: 'bottom-start',
        render: (job) => <CronReading cron={job.cron} timeZone={job.timeZone} isOff={!job.active} />,
      },
      {
        name: 'nextRuns',
        label: label('nextRuns'),
        sort: 'nextRunAt',
        card: 'last',
        render: ({ nextRuns, timeZone }) =>
          nextRuns.length > 0 ? (
            <NextRuns runs={nextRuns} timeZone={timeZone} />
          ) : (
            <span className="is-soft">{translate('recurring.isOff')}</span>
          ),
      },
      { name: 'last', label: label('last'), card: 'top-end', render: (job) => <LastRun job={job} /> },
      {
        name: 'active',
        label: label('active'),
        sort: 'active',
        card: 'bottom-end',
        render: (job) => <ActiveToggle job={job} />,
      },
      { name: 'actions', label: 'list.actions', isActions: true, card: 'last', render: (job) => <RunNow job={job} /> },
    ],
    [translate, flowName],
  );
}
