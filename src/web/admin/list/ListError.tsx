import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ListMessage } from './ListMessage.tsx';

/** Stands in a list's place when it cannot be loaded: what the server said, and another try. */
export function ListError({ error }: { error: Error }) {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  return (
    <ListMessage
      tone="error"
      title={translate('list.error.title')}
      text={'status' in error ? error.message : translate('signIn.noAnswer')}
      action={
        <Button onClick={() => void refetch()} disabled={isFetching}>
          {translate('list.error.retry')}
        </Button>
      }
    />
  );
}
