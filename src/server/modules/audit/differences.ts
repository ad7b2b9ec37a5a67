type Fields = Readonly<Record<string, unknown>>;

/**
 * What differs between two states of a record, as the audit log keeps it. Of a map, the keys that differ stand one by
 * one (`flags.userManagement.show`); what one state does not have is null there.
 */
export function differences(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const [was, is] = [flat(before), flat(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => was[name] !== is[name]);
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: only(was), after: only(is) };
}

function flat(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => [`${name}.${key}`, inner])
        : [[name, value]],
    ),
  );
}
