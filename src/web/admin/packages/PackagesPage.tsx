/** Not there yet. */
export function PackagesPage() {
  return null;
}
