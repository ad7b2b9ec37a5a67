// biome-ignore-all lint/a11y/noRedundantRoles: below 640 px CSS lays the table out as cards, which drops the roles
import { type RaRecord, useTranslate } from 'react-admin';
import { cellClass } from './cell-class.ts';
import type { Column } from './column.ts';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** Rows in the shape of what comes, while the first page of a list loads. */
export function SkeletonRows<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const translate = useTranslate();
  return rows.map((row) => (
    <tr role="row" key={row} className="is-skeleton">
      {columns.map((column, index) => (
        <td role="cell" key={column.name} className={cellClass(column)}>
          <span className={`skeleton skeleton--${(row + index) % 4}`} />
          {row === 0 && index === 0 && <span className="sr-only">{translate('list.loading')}</span>}
        </td>
      ))}
    </tr>
  ));
}
