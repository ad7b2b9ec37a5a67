import { contentOperations } from './contents.ts';
import { fileOperations } from './files.ts';
import type { Operation } from './operation.ts';
import { responseOperations } from './responses.ts';
import { sessionOperations } from './session.ts';
import { settingsOperations } from './settings.ts';
import { surveyOperations } from './surveys.ts';

/** The whole of API v3, by resource. Routes, client, OpenAPI document and abuse tests are derived from it. */
export const operations = {
  session: sessionOperations,
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
