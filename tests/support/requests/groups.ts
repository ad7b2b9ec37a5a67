import { type ExampleRequests, json } from './example-request.ts';

export const groupsRequests: ExampleRequests = {
  'groups.list': {
    scope: 'list',
    request: () => ({ path: 'catalog/groups?perPage=1000' }),
    tenantOf: ({ tenant }) => (tenant as { id: number }).id,
  },
  'groups.get': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `catalog/groups/${records[target].group}` }),
  },
  'groups.create': {
    scope: 'none',
    request: () => ({ path: 'catalog/groups', options: json({ name: 'Team Noord' }) }),
  },
  'groups.update': {
    scope: 'tenant',
    spends: true,
    request: ({ records }, target) => {
      const id = records[target].group;
      return { path: `catalog/groups/${id}`, options: json({ id, version: 1, name: `Team ${id}` }) };
    },
  },
  'groups.remove': {
    scope: 'tenant',
    spends: true,
    request: ({ records }, target) => ({ path: `catalog/groups/${records[target].group}` }),
  },
  'groups.members': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `catalog/groups-users/${records[target].group}` }),
  },
  'groups.candidates': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `catalog/groups/${records[target].group}/candidates` }),
  },
  'groups.addMembers': {
    scope: 'tenant',
    request: ({ records }, target) => ({
      path: `catalog/groups-users/${records[target].group}`,
      options: json({ users: [records[target].userId] }),
    }),
  },
  'groups.removeMember': {
    scope: 'tenant',
    spends: true,
    request: ({ records }, target) => ({
      path: `catalog/groups-users/${records[target].group}/${records[target].userId}`,
    }),
  },
};
