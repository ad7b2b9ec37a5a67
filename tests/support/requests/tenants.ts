import { absentRecords } from '../staff-records.ts';
import { type ExampleRequests, json, type Records } from './example-request.ts';

const idOf = ({ tenantId }: Records) => (tenantId === absentRecords.tenantId ? 999_999 : tenantId);

export const tenantsRequests: ExampleRequests = {
  'tenants.list': { scope: 'none', request: () => ({ path: 'base/tenants' }) },
  'tenants.get': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `base/tenants/${idOf(records[target])}` }),
  },
  'tenants.create': {
    scope: 'none',
    request: () => ({ path: 'base/tenants/0', options: json({ name: 'Loopbaanhuis' }) }),
  },
  'tenants.update': {
    scope: 'tenant',
    request: ({ records }, target) => {
      const id = idOf(records[target]);
      return { path: `base/tenants/${id}`, options: json({ id, version: 1, name: `Tenant ${id}` }) };
    },
  },
};
