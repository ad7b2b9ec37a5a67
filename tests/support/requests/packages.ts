import { type ExampleRequests, json } from './example-request.ts';

export const packagesRequests: ExampleRequests = {
  'packages.list': {
    scope: 'none',
    request: () => ({ path: 'package-version' }),
  },
  'packages.get': { scope: 'none', request: () => ({ path: 'settings/packages/session' }) },
  'packages.update': {
    scope: 'none',
    request: () => ({
      path: 'settings/packages/session',
      options: json({ version: 1, values: { passwordMinLength: 4 } }),
    }),
  },
};
