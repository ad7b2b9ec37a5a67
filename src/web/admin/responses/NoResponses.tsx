import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ListMessage } from '../list/ListMessage.tsx';

/** Why the list is empty: nothing came in yet, or nothing matches what was looked for. */
export function NoResponses() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { q: search, status } = filterValues;
  if (!search && !status) {
    return <ListMessage title={translate('responses.empty.title')} text={translate('responses.empty.text')} />;
  }
  const reason = search && status ? 'searchAndStatus' : search ? 'search' : 'status';
  return (
    <ListMessage
      title={translate('responses.empty.filteredTitle')}
      text={translate(`responses.empty.${reason}`, { search, status: status && translate(`status.${status}`) })}
      action={<Button onClick={() => setFilters({}, undefined, false)}>{translate('list.clearFilters')}</Button>}
    />
  );
}
