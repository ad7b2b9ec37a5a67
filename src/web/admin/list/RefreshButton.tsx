import { Button } from '@mui/material';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';

const debounceMs = 700;

/** Loads the list again: at once, and then not before a person has stopped clicking for 700 ms. */
export function RefreshButton() {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  const quietUntil = useRef(0);

  const refresh = () => {
    const now = Date.now();
    if (now >= quietUntil.current) void refetch();
    quietUntil.current = now + debounceMs;
  };

  return (
    <Button onClick={refresh} className={isFetching ? 'is-refreshing' : undefined}>
      <Icon name="refresh" />
      {translate('list.refresh')}
    </Button>
  );
}
