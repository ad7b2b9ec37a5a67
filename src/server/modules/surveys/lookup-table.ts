/** The reference table behind a lookup path such as `/api/v3/survey/lookups/regions`. */
export function lookupTable(lookupPath: string): string | undefined {
  return lookupPath.match(/(?:^|\/)survey\/lookups\/([a-z][a-z0-9-]*)$/)?.[1];
}
