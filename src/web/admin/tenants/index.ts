import { TenantList } from './TenantList.tsx';

export const tenants = { list: TenantList };
