import type { ExampleRequests } from './example-request.ts';

export const logsRequests: ExampleRequests = {
  'logs.list': { scope: 'none', request: () => ({ path: 'catalog/logs?perPage=1000' }) },
  'logs.get': { scope: 'none', request: ({ records }) => ({ path: `catalog/logs/${records.own.log}` }) },
  'logs.remove': {
    scope: 'none',
    spends: true,
    request: ({ records }) => ({ path: `catalog/logs/${records.own.log}` }),
  },
};
