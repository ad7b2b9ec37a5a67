import type { ExampleRequests } from './example-request.ts';

export const responsesRequests: ExampleRequests = {
  'responses.list': { scope: 'list', agentsOwn: true, request: () => ({ path: 'survey/responses?perPage=1000' }) },
  'responses.get': {
    scope: 'tenant',
    agentsOwn: true,
    request: ({ records }, target) => ({ path: `survey/responses/${records[target].response}` }),
  },
  'files.get': {
    scope: 'tenant',
    agentsOwn: true,
    request: ({ records }, target) => ({ path: `base/files/${records[target].file}` }),
  },
};
