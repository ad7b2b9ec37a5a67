/** Not there yet. */
export function MessageList() {
  return null;
}
