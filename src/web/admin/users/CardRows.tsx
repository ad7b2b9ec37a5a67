import { Button } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { readLoadFailure } from '../call-failure.ts';
import { Problem } from '../Problem.tsx';

interface CardRowsProps<T> {
  readonly query: UseQueryResult<readonly T[]>;
  /** Says that there are none. */
  readonly none: string;
  /** A row as an item of the list. */
  readonly row: (item: T) => ReactNode;
}

/** The rows of a card beside a user: on their way, failed, none, or there. */
export function CardRows<T>({ query: { data, error, refetch }, none, row }: CardRowsProps<T>) {
  const translate = useTranslate();
  if (error && !data) {
    return (
      <div className="user-card">
        <Problem text={readLoadFailure(error, translate)} />
        <Button onClick={() => void refetch()}>{translate('record.error.retry')}</Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{translate('users.loading')}</span>
        <span className="skeleton skeleton--1" />
      </div>
    );
  }
  if (data.length === 0) return <p className="is-soft">{none}</p>;
  return <ul className="user-rows">{data.map(row)}</ul>;
}
