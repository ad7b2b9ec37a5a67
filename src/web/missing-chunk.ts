let hasMissed = false;
const listeners = new Set<() => void>();

/**
 * Notices when a part of the app that is loaded late is no longer there, as after a new deployment (Vite's
 * `vite:preloadError`). The error goes on to whoever asked for the part, and is thrown again where nobody handles it.
 */
export function watchForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    hasMissed = true;
    for (const listener of listeners) listener();
  });
}

/** Whether a part of the app could not be loaded since this page started. */
export function hasMissedChunk(): boolean {
  return hasMissed;
}

/** Calls back when one could not. Returns how to stop. */
export function subscribeToMissingChunks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Heard by whatever holds unsaved work, right before the app reloads itself. */
export const beforeReload = 'app:before-reload';

/** Loads the app anew, after unsaved work has been kept. */
export function reloadApp(): void {
  window.dispatchEvent(new Event(beforeReload));
  window.location.reload();
}
