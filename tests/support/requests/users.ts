import type { ExampleRequests } from './example-request.ts';

export const usersRequests: ExampleRequests = {
  'users.list': {
    scope: 'list',
    request: () => ({ path: 'catalog/users?perPage=1000' }),
    tenantOf: ({ tenant }) => (tenant as { id: number }).id,
  },
  'users.get': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `catalog/users/${records[target].userId}` }),
  },
};
