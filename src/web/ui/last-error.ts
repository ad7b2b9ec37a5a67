const key = 'last-error';
const longest = 500;

/** Keeps an error's message for the page at `/error`, as long as this tab lives. */
export function keepError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  try {
    window.sessionStorage.setItem(key, message.slice(0, longest));
  } catch {
    // Without storage the page at /error has no message to show.
  }
}

/** The message of the last error that broke a page; null where there was none. */
export function lastError(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
