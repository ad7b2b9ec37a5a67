import type { ExampleRequests } from './example-request.ts';

export const infoRequests: ExampleRequests = {
  'info.get': { scope: 'none', request: () => ({ path: 'settings/info' }) },
};
