import { ListBase } from 'react-admin';
import { defaultPageSize } from '../list/Pager.tsx';
import { UserPage } from './UserPage.tsx';
import '../list/chips.css';
import '../list/list.css';
import '../list/table.css';

const byName = { field: 'name', order: 'ASC' } as const;
// An error shows in the list's place, with a way to try again; react-admin's toast would say it twice.
const query = { onError: () => undefined };

/** The users that the signed-in person may see. */
export function UserList() {
  return (
    <ListBase disableAuthentication perPage={defaultPageSize} sort={byName} queryOptions={query}>
      <UserPage />
    </ListBase>
  );
}
