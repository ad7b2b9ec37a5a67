import { accountOperations } from './account.ts';
import { contentOperations } from './contents.ts';
import { fileOperations } from './files.ts';
import type { Operation } from './operation.ts';
import { packageOperations } from './packages.ts';
import { responseOperations } from './responses.ts';
import { sessionOperations } from './session.ts';
import { settingsOperations } from './settings.ts';
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
