import type { ExampleRequests } from './example-request.ts';

export const auditRequests: ExampleRequests = {
  'auditLog.list': {
    scope: 'list',
    request: () => ({ path: 'base/audit-log?perPage=1000' }),
    tenantOf: ({ tenant }) => (tenant as { id: number } | null)?.id,
  },
  'auditLog.get': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `base/audit-log/${records[target].auditRow}` }),
  },
  'auditLog.verify': { scope: 'none', request: () => ({ path: 'base/audit-log/verify' }) },
};
