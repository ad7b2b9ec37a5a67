import type { JsonSchema } from './json-schema.ts';
import { accepts, judge } from './judge.ts';

/** How a value is entered. `other` has no input of its own: the screen brings one. */
export type FieldKind =
  | ('text' | 'email' | 'lines' | 'secret' | 'number' | 'integer')
  | ('toggle' | 'choice' | 'choices' | 'moment' | 'date' | 'other');

/** What a form knows of a field from its schema. */
export interface FieldRules {
  readonly kind: FieldKind;
  /** The schema without `null` as one of its types. */
  readonly schema: JsonSchema;
  /** Left empty, it is refused. */
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** The field need not be sent at all. */
  readonly isOptional: boolean;
  readonly options: readonly (string | number)[];
}

/** Characters from which a text gets several lines. */
const longText = 300;

/** The rules of one field of an object's schema; a field that the schema does not know takes anything. */
export function rulesOf(object: JsonSchema | undefined, source: string): FieldRules {
  const declared = object?.properties?.[source] ?? {};
  const { schema, isNullable } = withoutNull(declared);
  const isOptional = !object?.required?.includes(source);
  const kind = kindOf(schema);
  const mayStayEmpty = isNullable || isOptional || kind === 'toggle' || kind === 'secret' || kind === 'other';
  return {
    kind,
    schema,
    isNullable,
    isOptional,
    isRequired: !mayStayEmpty && !accepts(schema, emptyOf(kind)),
    options: optionsOf(kind === 'choices' ? (schema.items ?? {}) : schema),
  };
}

/** The names of a schema's fields that people fill in: what identifies the record is none. */
export function fieldNames(schema: JsonSchema | undefined): string[] {
  return Object.keys(schema?.properties ?? {}).filter((name) => name !== 'id' && name !== 'version');
}

/** What a field of a kind holds while nobody has filled it in. */
export function emptyOf(kind: FieldKind): unknown {
  if (kind === 'toggle') return false;
  if (kind === 'choices') return [];
  return kind === 'other' ? null : '';
}

/** Why a value cannot be sent: a message's key and its limit; nothing where it can. */
export function refusalOf(rules: FieldRules, value: unknown): ReturnType<typeof judge> {
  const isEmpty = value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  const isCleared = rules.kind === 'secret' && value === false;
  if (!isEmpty) return rules.kind === 'other' || isCleared ? undefined : judge(rules.schema, value);
  if (!rules.isRequired) return undefined;
  return { key: rules.kind === 'choices' ? 'options' : 'required' };
}

function kindOf(schema: JsonSchema): FieldKind {
  if (schema.writeOnly) return 'secret';
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'toggle';
  if (schema.type === 'integer' || schema.type === 'number') return schema.type;
  if (schema.type === 'array') return schema.items?.enum ? 'choices' : 'other';
  if (schema.type !== 'string') return 'other';
  if (schema.format === 'email') return 'email';
  if (schema.format === 'date-time') return 'moment';
  if (schema.format === 'date') return 'date';
  return (schema.maxLength ?? 0) > longText && !schema.format ? 'lines' : 'text';
}

function optionsOf(schema: JsonSchema): (string | number)[] {
  return (schema.enum ?? []).filter((value) => value !== null);
}

function withoutNull(declared: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  const others = declared.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const isNullable = others.length > 0 && others.length < (declared.anyOf?.length ?? 0);
  if (!isNullable || others.length !== 1) return { schema: declared, isNullable };
  const { anyOf: _, ...around } = declared;
  return { schema: { ...around, ...others[0] }, isNullable };
}
