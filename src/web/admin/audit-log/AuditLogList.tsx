/** Not there yet. */
export function AuditLogList() {
  return null;
}
