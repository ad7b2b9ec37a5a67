import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ListMessage } from '../list/ListMessage.tsx';

/** Why the list is empty: there is nobody, or nobody matches what was looked for. */
export function NoUsers() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { q: search, tenant } = filterValues;
  if (!search && !tenant) {
    return <ListMessage title={translate('users.empty.title')} text={translate('users.empty.text')} />;
  }
  const reason = search && tenant ? 'searchAndTenant' : search ? 'search' : 'tenant';
  return (
    <ListMessage
      title={translate('users.empty.filteredTitle')}
      text={translate(`users.empty.${reason}`, { search })}
      action={<Button onClick={() => setFilters({}, undefined, false)}>{translate('list.clearFilters')}</Button>}
    />
  );
}
