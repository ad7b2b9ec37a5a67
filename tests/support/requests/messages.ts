import type { ExampleRequests } from './example-request.ts';

export const messagesRequests: ExampleRequests = {
  'messages.list': {
    scope: 'list',
    request: () => ({ path: 'base/messages?perPage=1000' }),
    tenantOf: ({ tenant }) => (tenant as { id: number } | null)?.id,
  },
  'messages.get': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `base/messages/${records[target].message}` }),
  },
  'messages.resend': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `base/messages/${records[target].message}/resend` }),
  },
};
