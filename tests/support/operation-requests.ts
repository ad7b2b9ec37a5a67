import { auditRequests } from './requests/audit.ts';
import type { ExampleRequests } from './requests/example-request.ts';
import { groupsRequests } from './requests/groups.ts';
import { infoRequests } from './requests/info.ts';
import { logsRequests } from './requests/logs.ts';
import { messagesRequests } from './requests/messages.ts';
import { packagesRequests } from './requests/packages.ts';
import { queueRequests } from './requests/queue.ts';
import { responsesRequests } from './requests/responses.ts';
import { rolesRequests } from './requests/roles.ts';
import { sessionRequests } from './requests/session.ts';
import { statisticsRequests } from './requests/statistics.ts';
import { tenantsRequests } from './requests/tenants.ts';
import { usersRequests } from './requests/users.ts';

/** An example of every operation that is not open to everybody, by its id. A new operation needs one. */
export const operationRequests: ExampleRequests = {
  ...sessionRequests,
  ...usersRequests,
  ...tenantsRequests,
  ...packagesRequests,
  ...responsesRequests,
  ...rolesRequests,
  ...groupsRequests,
  ...auditRequests,
  ...logsRequests,
  ...messagesRequests,
  ...queueRequests,
  ...statisticsRequests,
  ...infoRequests,
};
