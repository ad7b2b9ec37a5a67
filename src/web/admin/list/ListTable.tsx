// biome-ignore-all lint/a11y/noRedundantRoles: below 640 px CSS lays the table out as cards, which drops the roles
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { cellClass } from './cell-class.ts';
import type { Column } from './column.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortHeading } from './SortHeading.tsx';

interface ListTableProps<R extends RaRecord> {
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** The record that is open; its row is marked. */
  readonly currentId?: string | number | undefined;
}

/**
 * The rows of a list. react-admin's own data table is not used because a row here turns into a card below 640 px,
 * and there keeps the roles of a table, which changing its `display` would otherwise take away.
 */
export function ListTable<R extends RaRecord>({ label, columns, currentId }: ListTableProps<R>) {
  const translate = useTranslate();
  const { data, isPending, isFetching } = useListContext<R>();
  return (
    // Focusable, so that a keyboard can scroll a table that is wider than the screen.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="list-scroll" tabIndex={0} aria-label={`${label}: ${translate('list.table')}`}>
      <table className="list-table" role="table" aria-label={label} aria-busy={isFetching}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <SortHeading key={column.name} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {isPending && <SkeletonRows columns={columns} />}
          {data?.map((record) => (
            <tr role="row" key={record.id} className={record.id === currentId ? 'is-current' : undefined}>
              {columns.map((column) => (
                <td role="cell" key={column.name} className={cellClass(column)} data-heading={translate(column.label)}>
                  {column.render(record)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
