import type { RaRecord } from 'react-admin';
import { RelativeTime } from '../RelativeTime.tsx';
import type { Column } from './column.ts';

type Moments<R> = { [K in keyof R & string]: R[K] extends string ? K : never }[keyof R & string];

/** The column of when a row came about, which its list is sorted by: the newest first. */
export function momentColumn<R extends RaRecord>(name: Moments<R>, label: string, card: Column<R>['card']): Column<R> {
  return {
    ...{ name, label, sort: name, firstOrder: 'DESC', align: 'end', card },
    render: (row) => <RelativeTime moment={String(row[name])} />,
  };
}
