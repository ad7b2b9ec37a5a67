/** Not there yet. */
export function RecurringList() {
  return null;
}
