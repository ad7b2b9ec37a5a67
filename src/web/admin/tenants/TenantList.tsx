/** Not there yet. */
export function TenantList() {
  return null;
}
