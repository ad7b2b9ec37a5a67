import type { KeptValue, KeptValues } from '../session/kept-forms.ts';
import { rulesOf } from './field-kind.ts';
import { type Base, type FormValues, isSame } from './form-values.ts';
import type { JsonSchema } from './json-schema.ts';

/** Under names that no field has. */
const baseName = '$base';
const versionName = '$version';

/** What is kept of a form: the changes, and what they were changed from, so that a clash is still seen when they come back. */
export function toKept(schema: JsonSchema | undefined, values: FormValues, seen: Base): KeptValues {
  const isSecret = (source: string) => rulesOf(schema, source).kind === 'secret';
  const open = (all: FormValues) => Object.entries(all).filter(([source]) => !isSecret(source));
  const changed = open(values).filter(([source, value]) => !isSame(value, seen.values[source]));
  if (changed.length === 0) return {};
  return {
    ...(Object.fromEntries(changed) as KeptValues),
    [baseName]: Object.fromEntries(open(seen.values)) as KeptValue,
    [versionName]: seen.version ?? null,
  };
}

/** What was kept, as a form takes it up again. */
export function fromKept(kept: KeptValues, seen: Base): { base: Base; changed: FormValues } {
  const { [baseName]: base, [versionName]: version, ...changed } = kept;
  const values = { ...seen.values, ...(base as FormValues | undefined) };
  return { base: { values, ...(typeof version === 'number' && { version }) }, changed };
}
