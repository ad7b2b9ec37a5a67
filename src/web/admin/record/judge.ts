import type { JsonSchema } from './json-schema.ts';

/** The name of a message under `validation`, and what it fills in. */
export interface Refusal {
  readonly key: RefusalKey;
  readonly limit?: number;
}
type RefusalKey =
  | ('required' | 'text' | 'minLength' | 'maxLength' | 'pattern' | 'email' | 'date')
  | ('number' | 'integer' | 'min' | 'max' | 'option' | 'options' | 'boolean');

/** Why a schema refuses a value that is filled in, in the words of the specification; nothing where it takes it. */
export function judge(schema: JsonSchema, value: unknown): Refusal | undefined {
  if (schema.enum) return schema.enum.includes(value as string) ? undefined : { key: 'option' };
  if (schema.type === 'integer' || schema.type === 'number') return judgeNumber(schema, value);
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : { key: 'boolean' };
  if (schema.type === 'array') return judgeList(schema, value);
  return schema.type === 'string' ? judgeText(schema, value) : undefined;
}

export function accepts(schema: JsonSchema, value: unknown): boolean {
  return judge(schema, value) === undefined;
}

/** Spaces around a text do not count: the server takes them off. */
function judgeText(schema: JsonSchema, value: unknown): Refusal | undefined {
  if (typeof value !== 'string') return { key: 'text' };
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, format } = schema;
  const text = value.trim();
  if (text.length < minLength) return minLength === 1 ? { key: 'required' } : { key: 'minLength', limit: minLength };
  if (text.length > maxLength) return { key: 'maxLength', limit: maxLength };
  if (patternsOf(schema).every((pattern) => pattern.test(text))) return undefined;
  if (format === 'email') return { key: 'email' };
  return { key: format === 'date' || format === 'date-time' ? 'date' : 'pattern' };
}

function judgeNumber(schema: JsonSchema, value: unknown): Refusal | undefined {
  const number = typeof value === 'number' ? value : readNumber(String(value));
  if (number === undefined) return { key: schema.type === 'integer' ? 'integer' : 'number' };
  if (schema.type === 'integer' && !Number.isSafeInteger(number)) return { key: 'integer' };
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (minimum !== undefined && number < minimum) return { key: 'min', limit: minimum };
  if (maximum !== undefined && number > maximum) return { key: 'max', limit: maximum };
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum) return { key: 'min', limit: exclusiveMinimum };
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum) return { key: 'max', limit: exclusiveMaximum };
  return undefined;
}

/** The number that a text stands for, written with a comma or a point; nothing where it is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function judgeList({ items = {}, minItems = 0 }: JsonSchema, value: unknown): Refusal | undefined {
  if (!Array.isArray(value) || value.length < minItems) return { key: 'options' };
  return value.every((item) => accepts(items, item)) ? undefined : { key: 'option' };
}

function patternsOf({ pattern, allOf = [] }: JsonSchema): RegExp[] {
  return [pattern, ...allOf.map((part) => part.pattern)].flatMap((source) => (source ? toRegExp(source) : []));
}

/** JSON Schema's patterns are Unicode ones; one that is not is left to the server. */
function toRegExp(source: string): RegExp[] {
  try {
    return [new RegExp(source, 'u')];
  } catch {
    return [];
  }
}
