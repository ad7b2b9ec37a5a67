import type { JsonSchema } from '../record/json-schema.ts';

/** How the values of a column read: `named` are records that are known by their name. */
export type ColumnKind = 'text' | 'number' | 'moment' | 'boolean' | 'choice' | 'named' | 'list';

/** The kind of a column, from the schema of its property. */
export function columnKind(schema: JsonSchema = {}): ColumnKind {
  const own = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (own.enum) return 'choice';
  if (own.type === 'boolean') return 'boolean';
  if (own.type === 'integer' || own.type === 'number') return 'number';
  if (own.type === 'array') return 'list';
  if (own.type === 'object' && own.properties?.name) return 'named';
  return own.format === 'date-time' ? 'moment' : 'text';
}
