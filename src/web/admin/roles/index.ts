import { RoleList } from './RoleList.tsx';

export const roles = { list: RoleList };
