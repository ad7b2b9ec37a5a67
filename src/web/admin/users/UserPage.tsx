import { useTranslate } from 'react-admin';
import { paths } from '#web/paths.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { mayChangeUsers } from './may-change-users.ts';
import { UserFilters } from './UserFilters.tsx';
import { useUserColumns } from './use-user-columns.tsx';

/** The users as a page. */
export function UserPage() {
  const translate = useTranslate();
  const columns = useUserColumns();
  const create = mayChangeUsers() && <CreateButton to={paths.user.getHref('create')} label={translate('users.new')} />;
  return (
    <ListPage
      title={translate('users.title')}
      search={translate('users.searchPlaceholder')}
      filters={<UserFilters />}
      columns={columns}
      actions={create}
      empty={<EmptyList area="users" />}
    />
  );
}
