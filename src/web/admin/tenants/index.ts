import { TenantCreate } from './TenantCreate.tsx';
import { TenantEdit } from './TenantEdit.tsx';
import { TenantList } from './TenantList.tsx';

/** The organisations that work here. */
export const tenants = { list: TenantList, create: TenantCreate, edit: TenantEdit };
