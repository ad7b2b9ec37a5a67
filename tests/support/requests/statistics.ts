import type { ExampleRequests } from './example-request.ts';

export const statisticsRequests: ExampleRequests = {
  'statistics.get': {
    scope: 'none',
    request: () => ({ path: 'survey/statistics?from=2026-11-01&to=2026-11-12' }),
  },
};
