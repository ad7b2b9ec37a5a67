import { ListFrame } from '../list/ListFrame.tsx';
import { UserPage } from './UserPage.tsx';

const byName = { field: 'name', order: 'ASC' } as const;

/** The users that the signed-in person may see. */
export function UserList() {
  return (
    <ListFrame sort={byName}>
      <UserPage />
    </ListFrame>
  );
}
