/** Not there yet. */
export function QueueList() {
  return null;
}
