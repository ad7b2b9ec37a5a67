type Fields = Readonly<Record<string, unknown>>;

/** A field that changed; a side where it was not there is undefined. */
export interface Difference {
  /** Fields in fields by their way: `flags.userManagement.*`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that differ between two states of a record, the nested ones each on its own. */
export function differencesOf(before: Fields | null, after: Fields | null): Difference[] {
  const [was, is] = [flatten(before ?? {}), flatten(after ?? {})];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((difference) => JSON.stringify(difference.before) !== JSON.stringify(difference.after));
}

function flatten(fields: Fields, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(fields).flatMap(([name, value]) =>
      isFields(value) && Object.keys(value).length > 0
        ? [...flatten(value, `${path}${name}.`)]
        : [[path + name, value] as const],
    ),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
