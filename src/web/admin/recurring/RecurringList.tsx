import { useTranslate } from 'react-admin';
import { paths } from '#web/paths.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { useRecurringColumns } from './use-recurring-columns.tsx';
import './recurring.css';

const byName = { field: 'name', order: 'ASC' } as const;

/** The jobs that run by the clock. */
export function RecurringList() {
  return (
    <ListFrame sort={byName}>
      <RecurringPage />
    </ListFrame>
  );
}

function RecurringPage() {
  const translate = useTranslate();
  return (
    <ListPage
      title={translate('nav.title.recurring')}
      search={translate('recurring.searchPlaceholder')}
      filters={
        <FilterSelect
          name="active"
          label={translate('recurring.field.active')}
          all={translate('recurring.allActive')}
          options={['true', 'false'].map((value) => ({ value, label: translate(`recurring.isActive.${value}`) }))}
        />
      }
      columns={useRecurringColumns()}
      actions={<CreateButton to={paths.recurringJob.getHref('create')} label={translate('recurring.new')} />}
      empty={<EmptyList area="recurring" />}
    />
  );
}
