import { type ExampleRequests, json } from './example-request.ts';

/** As the seed makes it: to be sent back unchanged. */
const user = {
  ...{ id: 3, version: 1, name: 'user', homeRoute: '/responses', enforceTwoFactor: false, featureFlags: {} },
  flags: { 'surveyManagement.show': true, 'userManagement.profile': true },
};

export const rolesRequests: ExampleRequests = {
  'roles.list': { scope: 'none', request: () => ({ path: 'catalog/roles' }) },
  'roles.get': { scope: 'none', request: () => ({ path: 'catalog/roles/3' }) },
  'roles.create': {
    scope: 'none',
    request: () => ({ path: 'catalog/roles', options: json({ ...user, name: 'Intern' }) }),
  },
  'roles.update': { scope: 'none', request: () => ({ path: 'catalog/roles/3', options: json(user) }) },
  'roles.remove': { scope: 'none', request: () => ({ path: 'catalog/roles/3' }) },
};
