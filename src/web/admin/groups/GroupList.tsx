/** Not there yet. */
export function GroupList() {
  return null;
}
