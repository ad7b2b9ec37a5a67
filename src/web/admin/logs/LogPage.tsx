import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LogEntry } from '#contract/logs.ts';
import { logLevels } from '#contract/logs.ts';
import { DataDialog } from '../controls/DataDialog.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { PeriodFilter } from '../list/PeriodFilter.tsx';
import { SelectedLogs } from './SelectedLogs.tsx';
import { useLogColumns } from './use-log-columns.tsx';
import './logs.css';

/** The application's log as a page, and over it the line that is open with everything that belongs to it. */
export function LogPage() {
  const translate = useTranslate();
  const [open, setOpen] = useState<LogEntry>();
  const columns = useLogColumns(setOpen);
  return (
    <>
      <ListPage
        title={translate('logs.title')}
        search={translate('logs.searchPlaceholder')}
        filters={
          <>
            <FilterSelect
              name="level"
              label={translate('logs.field.level')}
              all={translate('logs.allLevels')}
              options={logLevels.map((value) => ({ value, label: translate(`logs.level.${value}`) }))}
            />
            <PeriodFilter name="at" />
          </>
        }
        columns={columns}
        empty={<EmptyList area="logs" />}
        actions={<SelectedLogs />}
        currentId={open?.id}
      />
      {open && <DataDialog data={fieldsOf(open)} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** The line's own fields first, then what belongs to it. */
function fieldsOf({ context, ...line }: LogEntry): object {
  return { ...line, ...context, ...line };
}
