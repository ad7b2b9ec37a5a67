/** Not there yet. */
export function RoleList() {
  return null;
}
