/** Not there yet. */
export function InfoPage() {
  return null;
}
