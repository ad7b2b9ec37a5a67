import { type ExampleRequests, json, type RequestInput, type Target } from './example-request.ts';

const userPath = ({ records }: RequestInput, target: Target, more = '') =>
  `catalog/users/${records[target].userId}${more}`;

const details = {
  ...{ firstname: 'Lotte', lastname: 'Hendriks', locale: 'nl', active: true, requiresTwoFactor: false },
  ...{ roleIds: [], groupIds: [] },
};
let made = 0;

export const usersRequests: ExampleRequests = {
  'users.list': {
    scope: 'list',
    request: () => ({ path: 'catalog/users?perPage=1000' }),
    tenantOf: ({ tenant }) => (tenant as { id: number }).id,
  },
  'users.get': {
    scope: 'tenant',
    request: (input, target) => ({ path: userPath(input, target) }),
  },
  'users.create': {
    scope: 'none',
    request: () => ({ path: 'catalog/users/0', options: json({ ...details, email: `new${made++}@example.com` }) }),
  },
  'users.update': {
    scope: 'tenant',
    spends: true,
    request: (input, target) => ({
      path: userPath(input, target),
      options: json({ ...details, version: 1, email: `changed${made++}@example.com` }),
    }),
  },
  'users.remove': {
    scope: 'tenant',
    spends: true,
    request: (input, target) => ({ path: userPath(input, target) }),
  },
  'users.resetTwoFactor': {
    scope: 'tenant',
    request: (input, target) => ({ path: userPath(input, target, '/reset-two-factor') }),
  },
  'users.sendReset': {
    scope: 'tenant',
    spends: true,
    request: (input, target) => ({ path: userPath(input, target, '/send-reset') }),
  },
  'users.sessions': {
    scope: 'tenant',
    request: (input, target) => ({ path: userPath(input, target, '/sessions') }),
  },
  'users.endSession': {
    scope: 'tenant',
    spends: true,
    request: (input, target) => ({ path: userPath(input, target, `/sessions/${input.records[target].session}`) }),
  },
  'users.endSessions': {
    scope: 'tenant',
    spends: true,
    request: (input, target) => ({ path: userPath(input, target, '/sessions') }),
  },
  'users.permissions': {
    scope: 'tenant',
    request: (input, target) => ({ path: userPath(input, target, '/permissions') }),
  },
  'apiTokens.list': {
    scope: 'list',
    request: () => ({ path: 'catalog/edi-tokens?perPage=1000' }),
    tenantOf: ({ tenant }) => (tenant as { id: number }).id,
  },
  'apiTokens.create': {
    scope: 'tenant',
    othersNeed: 'userManagement.edit',
    request: ({ records }, target) => ({
      path: 'generate-edi-token',
      options: json({ user: records[target].userId, name: 'Sync', days: 30 }),
    }),
  },
  'apiTokens.revoke': {
    scope: 'tenant',
    othersNeed: 'userManagement.edit',
    spends: true,
    request: ({ records }, target) => ({ path: `catalog/edi-tokens/${records[target].apiToken}` }),
  },
};
