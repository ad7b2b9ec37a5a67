import { accountOperations } from './account.ts';
import { apiTokenOperations } from './api-tokens.ts';
import { auditLogOperations } from './audit-log.ts';
import { contentOperations } from './contents.ts';
import { fileOperations } from './files.ts';
import { groupOperations } from './groups.ts';
import { infoOperations } from './info.ts';
import { logOperations } from './logs.ts';
import { messageOperations } from './messages.ts';
import type { Operation } from './operation.ts';
import { packageOperations } from './packages.ts';
import { queueOperations } from './queue.ts';
import { recurringOperations } from './recurring.ts';
import { responseOperations } from './responses.ts';
import { roleOperations } from './roles.ts';
import { sessionOperations } from './session.ts';
import { settingsOperations } from './settings.ts';
import { statisticsOperations } from './statistics.ts';
import { surveyOperations } from './surveys.ts';
import { tenantOperations } from './tenants.ts';
import { twoFactorOperations } from './two-factor.ts';
import { userOperations } from './users.ts';

/** The whole of API v3, by resource. Routes, client, OpenAPI document and abuse tests are derived from it. */
export const operations = {
  session: sessionOperations,
  account: accountOperations,
  twoFactor: twoFactorOperations,
  users: userOperations,
  tenants: tenantOperations,
  packages: packageOperations,
  roles: roleOperations,
  groups: groupOperations,
  apiTokens: apiTokenOperations,
  auditLog: auditLogOperations,
  logs: logOperations,
  messages: messageOperations,
  queue: queueOperations,
  recurring: recurringOperations,
  statistics: statisticsOperations,
  info: infoOperations,
  settings: settingsOperations,
  contents: contentOperations,
  surveys: surveyOperations,
  responses: responseOperations,
  files: fileOperations,
} as const;

/** Every operation in a row. */
export const allOperations: readonly Operation[] = Object.values(operations).flatMap((resource) =>
  Object.values(resource),
);

export const apiRoot = '/api/v3';
