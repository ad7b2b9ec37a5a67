import { emptyOf, type FieldRules, fieldNames, rulesOf } from './field-kind.ts';
import type { JsonSchema } from './json-schema.ts';
import { readNumber } from './judge.ts';

/** What a form holds, by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What a secret's field holds that is to be cleared; an empty one stays as it is. */
export const clearedSecret = false;

/** A record as its editor saw it: the fields of the form, and the version that a change has to name. */
export interface Base {
  readonly values: FormValues;
  readonly version?: number;
}

/** The fields of a schema as a form holds them, from a record or from what a new one begins with. */
export function toFormValues(schema: JsonSchema | undefined, record: FormValues = {}): FormValues {
  return Object.fromEntries(
    fieldNames(schema).map((source) => {
      const { kind, schema: own } = rulesOf(schema, source);
      const given = kind === 'secret' ? '' : idsOf(record[source] ?? own.default, own);
      return [source, given ?? emptyOf(kind)];
    }),
  );
}

/** The body that a form's values make: numbers as numbers, what is left empty as null or not at all. */
export function toBody(schema: JsonSchema | undefined, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fieldNames(schema).flatMap((source) => {
      const value = toSent(rulesOf(schema, source), values[source]);
      return value === undefined ? [] : [[source, value]];
    }),
  );
}

function toSent({ kind, schema, isNullable, isOptional }: FieldRules, value: unknown): unknown {
  if (kind === 'secret') return value === '' ? undefined : value === clearedSecret ? null : value;
  if (value === '' || value === null || value === undefined) {
    if (isNullable) return null;
    return isOptional || schema.type !== 'string' ? undefined : '';
  }
  if (schema.type === 'integer' || schema.type === 'number') return readNumber(String(value)) ?? value;
  return typeof value === 'string' ? value.trim() : value;
}

/** Where a form wants an id and the record has the whole of the other record, the id of that. */
function idsOf(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => idsOf(item, schema.items ?? {}));
  const wantsId = schema.type === 'integer' || schema.type === 'string';
  return wantsId && typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}

/** Whether two values of a field are the same to a person. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** Nothing is nothing however it is written, a number may be typed, and the order of chosen values says nothing. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(plain(item))).sort();
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, item]) => [key, plain(item)])
      .sort(([a], [b]) => String(a).localeCompare(String(b)));
  }
  return typeof value === 'number' ? String(value) : value;
}
