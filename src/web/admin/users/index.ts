import { UserCreate } from './UserCreate.tsx';
import { UserEdit } from './UserEdit.tsx';
import { UserList } from './UserList.tsx';

/** The users that the signed-in person may see. */
export const users = { list: UserList, create: UserCreate, edit: UserEdit };
