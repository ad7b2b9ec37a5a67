import { UserList } from './UserList.tsx';

/** The users that the signed-in person may see. */
export const users = { list: UserList };
