import type { ReactNode } from 'react';
import { ListBase, type ListBaseProps } from 'react-admin';
import { defaultPageSize } from './Pager.tsx';
import './chips.css';
import './list.css';
import './table.css';

interface ListFrameProps extends Pick<ListBaseProps, 'filter' | 'filterDefaultValues' | 'resource'> {
  /** The order in which it opens. */
  readonly sort: NonNullable<ListBaseProps['sort']>;
  readonly children: ReactNode;
}

// An error shows in the list's place, with a way to try again; react-admin's toast would say it twice.
const query = { onError: () => undefined };

/** The rows that a list page shows: page, order and filters live in the address. */
export function ListFrame({ children, ...list }: ListFrameProps) {
  return (
    <ListBase disableAuthentication perPage={defaultPageSize} queryOptions={query} {...list}>
      {children}
    </ListBase>
  );
}
