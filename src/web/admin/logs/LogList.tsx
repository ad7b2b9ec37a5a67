/** Not there yet. */
export function LogList() {
  return null;
}
