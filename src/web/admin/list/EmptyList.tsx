import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ListMessage } from './ListMessage.tsx';

interface EmptyListProps {
  /** The area of the texts: `tenants` has `tenants.empty.title` and `tenants.empty.text`. */
  readonly area: string;
  /** The way to the first record. */
  readonly action?: ReactNode;
}

/** Why a list is empty: there is nothing yet, or nothing fits what was looked for. */
export function EmptyList({ area, action }: EmptyListProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { q: search } = filterValues;
  const isFiltered = Object.values(filterValues).some((value) => value !== undefined && value !== '');
  if (!isFiltered) {
    return (
      <ListMessage title={translate(`${area}.empty.title`)} text={translate(`${area}.empty.text`)} action={action} />
    );
  }
  return (
    <ListMessage
      title={translate('list.found.none')}
      text={search ? translate('list.found.search', { search }) : translate('list.found.filters')}
      action={<Button onClick={() => setFilters({}, undefined, false)}>{translate('list.clearFilters')}</Button>}
    />
  );
}
