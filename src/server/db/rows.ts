/** The rows of a raw query; both engines wrap them alike, but drizzle's common type does not say so. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
