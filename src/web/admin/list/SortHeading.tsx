// biome-ignore-all lint/a11y/noRedundantRoles: below 640 px CSS lays the table out as cards, which drops the roles
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import { cellClass } from './cell-class.ts';
import type { Column } from './column.ts';

/** The heading of a column: a button where the server can sort by it. */
export function SortHeading<R extends RaRecord>({ column }: { column: Column<R> }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const label = translate(column.label);
  const align = cellClass(column);
  const field = column.sort;
  if (!field) {
    return (
      <th role="columnheader" scope="col" className={align}>
        {column.isActions ? <span className="sr-only">{label}</span> : label}
      </th>
    );
  }
  const order = sort.field === field ? sort.order : undefined;
  const next = order === undefined ? (column.firstOrder ?? 'ASC') : order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th
      role="columnheader"
      scope="col"
      className={align}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
    >
      <button type="button" className="list-sort" onClick={() => setSort({ field, order: next })}>
        {label}
        <Icon name={order ? 'down' : 'both'} />
      </button>
    </th>
  );
}
