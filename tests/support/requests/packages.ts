import { type ExampleRequests, json } from './example-request.ts';

export const packagesRequests: ExampleRequests = {
  'packages.get': { scope: 'none', request: () => ({ path: 'settings/packages/session' }) },
  'packages.update': {
    scope: 'none',
    request: () => ({ path: 'settings/packages/session', options: json({ passwordMinLength: 4 }) }),
  },
};
