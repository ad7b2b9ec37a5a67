import { useListContext, useTranslate } from 'react-admin';
import { jobStatuses } from '#contract/queue.ts';
import { paths } from '#web/paths.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { useFilterChange } from '../list/use-filter-change.ts';
import { knownFlows, useFlowName } from './flow-names.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useJobColumns } from './use-job-columns.tsx';

/** The queue as a page. */
export function QueuePage() {
  const translate = useTranslate();
  const columns = useJobColumns();
  const flowName = useFlowName();
  const { filterValues } = useListContext();
  const isOfRecurring = filterValues.recurring !== undefined;
  return (
    <ListPage
      title={translate('nav.title.queue')}
      actions={<CreateButton to={paths.job.getHref('create')} label={translate('queue.new')} />}
      filters={
        <>
          <FilterSelect
            name="flow"
            label={translate('queue.field.flow')}
            all={translate('queue.allFlows')}
            options={knownFlows.map((flow) => ({ value: flow, label: flowName(flow) }))}
          />
          <FilterSelect
            name="status"
            label={translate('queue.field.status')}
            all={translate('queue.allStatuses')}
            options={jobStatuses.map((status) => ({ value: status, label: translate(`queue.status.${status}`) }))}
          />
          <PeriodFilter />
          {isOfRecurring && <OfRecurring />}
        </>
      }
      columns={columns}
      empty={<EmptyList area="queue" />}
    />
  );
}

/** Says that only the jobs of one recurring job are listed, and lists all again. */
function OfRecurring() {
  const translate = useTranslate();
  const { filterValues, data } = useListContext();
  const { changeFilters } = useFilterChange();
  const name = data?.[0]?.recurring?.name ?? filterValues.recurring;
  return (
    <button
      type="button"
      className="list-filter is-on queue-recurring"
      onClick={() => changeFilters({ recurring: undefined })}
    >
      {translate('queue.ofRecurring', { name })}
    </button>
  );
}
