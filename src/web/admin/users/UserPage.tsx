import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { mayCall } from '#web/session/permissions.ts';
import { ListPage } from '../list/ListPage.tsx';
import { NoUsers } from './NoUsers.tsx';
import { TenantFilter } from './TenantFilter.tsx';
import { useUserColumns } from './use-user-columns.tsx';

/** The users as a page; who sees every tenant may narrow them down to one. */
export function UserPage() {
  const translate = useTranslate();
  const columns = useUserColumns();
  return (
    <ListPage
      title={translate('users.title')}
      search={translate('users.searchPlaceholder')}
      filters={mayCall(operations.tenants.list.access) && <TenantFilter />}
      columns={columns}
      empty={<NoUsers />}
    />
  );
}
