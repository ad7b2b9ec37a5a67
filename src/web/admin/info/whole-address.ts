/** A server that was not told its address gives paths; people copy whole addresses. */
export function wholeAddress(url: string): string {
  return new URL(url, window.location.origin).href.replace(/\/$/, '');
}
