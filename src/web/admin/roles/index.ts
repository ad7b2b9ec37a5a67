import { RoleCreate } from './RoleCreate.tsx';
import { RoleEdit } from './RoleEdit.tsx';
import { RoleList } from './RoleList.tsx';

/** The roles, which are the same for every tenant. */
export const roles = { list: RoleList, create: RoleCreate, edit: RoleEdit };
