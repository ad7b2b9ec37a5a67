import { GroupCreate } from './GroupCreate.tsx';
import { GroupEdit } from './GroupEdit.tsx';
import { GroupList } from './GroupList.tsx';

/** The teams of users, by tenant. */
export const groups = { list: GroupList, create: GroupCreate, edit: GroupEdit };
