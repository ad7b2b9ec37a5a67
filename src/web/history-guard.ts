/** Hears of the back and forward buttons before the router does, and may keep the step from it. */
type HistoryGuard = (event: PopStateEvent) => void;

let current: HistoryGuard | undefined;

/** Begins to listen. A window calls listeners in the order of their coming, so this one has to come before the router's. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => current?.(event));
}

/** Sets the guard, until the function that it gives is called. */
export function guardHistory(guard: HistoryGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}
