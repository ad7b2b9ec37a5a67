/** Not there yet. */
export function PackagePage() {
  return null;
}
