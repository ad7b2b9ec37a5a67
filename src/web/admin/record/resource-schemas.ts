import * as z from 'zod/mini';
import { type ResourceOperations, resources } from '../providers/resources.ts';
import type { JsonSchema } from './json-schema.ts';

/** What a resource is made of, as its contract says. */
export interface ResourceSchemas {
  readonly create?: JsonSchema;
  readonly update?: JsonSchema;
  /** A row of its list. */
  readonly row?: JsonSchema;
}

/**
 * The JSON Schema of each resource's bodies and rows, made from the contract. In the build of the browser this module
 * is replaced by what it exports (see `src/web/build/schemas-as-json.ts`): zod stays behind.
 */
export const resourceSchemas: Readonly<Record<string, ResourceSchemas>> = Object.fromEntries(
  Object.entries(resources).map(([name, operations]) => [name, schemasOf(operations)]),
);

function schemasOf({ list, create, update }: ResourceOperations): ResourceSchemas {
  return {
    ...(create?.body && { create: toJson(create.body, 'input') }),
    ...(update?.body && { update: toJson(update.body, 'input') }),
    ...(list && !('mediaType' in list.response) && { row: rowOf(toJson(list.response, 'output')) }),
  };
}

/** `input` is what travels to the server, `output` what comes back. */
function toJson(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json as JsonSchema;
}

/** Of a list, one of the rows in its envelope. */
function rowOf(answer: JsonSchema): JsonSchema {
  return answer.properties?._data?.items ?? {};
}
