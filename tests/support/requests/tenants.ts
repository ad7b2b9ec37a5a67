import type { ExampleRequests } from './example-request.ts';

export const tenantsRequests: ExampleRequests = {
  'tenants.list': { scope: 'none', request: () => ({ path: 'base/tenants' }) },
};
