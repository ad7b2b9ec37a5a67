import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useFormats } from '../formats.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { CsvButton } from './CsvButton.tsx';
import type { Column } from './column.ts';
import { ListError } from './ListError.tsx';
import { ListTable } from './ListTable.tsx';
import { Pager } from './Pager.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useShownColumns } from './use-shown-columns.ts';

interface ListPageProps<R extends RaRecord> {
  readonly title: string;
  /** What the search box says while it is empty; a list without this text has none. */
  readonly search?: string;
  /** The filters beside the search box. */
  readonly filters?: ReactNode;
  readonly columns: readonly Column<R>[];
  /** What can be done beside looking: the way to a new record, for instance. */
  readonly actions?: ReactNode;
  /** Stands in the table's place where there are no rows, and says why. */
  readonly empty: ReactNode;
  /** The record that is open; its row is marked. */
  readonly currentId?: string | number | undefined;
}

/** A list as a page: title and total, search and filters, the rows or why there are none. */
export function ListPage<R extends RaRecord>(props: ListPageProps<R>) {
  const { title, search, filters, columns, actions, empty, currentId } = props;
  const { number } = useFormats();
  const { data, error, total } = useListContext<R>();
  const chosen = useShownColumns(columns);
  return (
    <div className="staff-page">
      <div className="staff-page-head">
        <PageTitle title={title} />
        {total !== undefined && !error && <span className="staff-count">{number(total)}</span>}
        <div className="staff-page-actions">
          <RefreshButton />
          <CsvButton />
          {actions}
        </div>
      </div>
      <section className="staff-panel" aria-label={title}>
        <div className="list-tools">
          {search && <SearchBox placeholder={search} />}
          {filters}
          <ColumnChooser columns={chosen} />
        </div>
        {error ? (
          <ListError error={error} />
        ) : data?.length === 0 ? (
          empty
        ) : (
          <>
            <ListTable label={title} columns={chosen.shown} currentId={currentId} />
            <Pager />
          </>
        )}
      </section>
    </div>
  );
}
