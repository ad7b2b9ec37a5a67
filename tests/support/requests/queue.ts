import { type ExampleRequests, json } from './example-request.ts';

const recurring = { name: 'Report', flow: 'report.abandoned', params: {}, cron: '0 7 * * *' };

export const queueRequests: ExampleRequests = {
  'queue.flows': { scope: 'none', request: () => ({ path: 'catalog/flows?orderBy={"notes":"ASC"}' }) },
  'queue.commands': { scope: 'none', request: () => ({ path: 'command-list' }) },
  'queue.list': {
    scope: 'list',
    request: () => ({ path: 'catalog/queue-job?perPage=1000' }),
    tenantOf: ({ tenant }) => (tenant as { id: number } | null)?.id,
  },
  'queue.get': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `catalog/queue-job/${records[target].job}` }),
  },
  'queue.create': {
    scope: 'none',
    request: () => ({ path: 'catalog/queue-job/0', options: json({ flow: 'report.abandoned', params: {} }) }),
  },
  'queue.update': {
    scope: 'tenant',
    request: ({ records }, target) => ({
      path: `catalog/queue-job/${records[target].job}`,
      options: json({ version: 1, params: {} }),
    }),
  },
  'queue.run': {
    scope: 'tenant',
    spends: true,
    request: ({ records }, target) => ({ path: `catalog/queue-job/${records[target].job}/run` }),
  },
  'queue.cancel': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `catalog/queue-job/${records[target].job}/cancel` }),
  },
  'queue.file': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `catalog/queue-job/${records[target].job}/file` }),
  },
  'recurring.list': { scope: 'none', request: () => ({ path: 'catalog/recurring-job' }) },
  'recurring.preview': {
    scope: 'none',
    request: () => ({
      path: 'catalog/recurring-job/preview',
      options: json({ cron: '30 2 * * *', timeZone: 'Europe/Amsterdam' }),
    }),
  },
  'recurring.get': {
    scope: 'none',
    request: ({ records }) => ({ path: `catalog/recurring-job/${records.own.recurring}` }),
  },
  'recurring.create': {
    scope: 'none',
    request: () => ({ path: 'catalog/recurring-job/0', options: json(recurring) }),
  },
  'recurring.update': {
    scope: 'none',
    spends: true,
    request: ({ records }) => ({
      path: `catalog/recurring-job/${records.own.recurring}`,
      options: json({ ...recurring, version: 1 }),
    }),
  },
  'recurring.remove': {
    scope: 'none',
    spends: true,
    request: ({ records }) => ({ path: `catalog/recurring-job/${records.own.recurring}` }),
  },
  'recurring.run': {
    scope: 'none',
    request: ({ records }) => ({ path: `catalog/recurring-job/${records.own.recurring}/run` }),
  },
};
