import { startTransition, useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  /** The last value that came; it stays while another is on its way, and when that one fails. */
  readonly value?: T;
  /** Why the last attempt failed; undefined while one is on its way. */
  readonly error?: unknown;
  /** Tries again. */
  readonly retry: () => void;
}

/**
 * Loads a value, and loads it anew whenever `load` changes.
 * @param load must keep its identity while it would load the same
 * @param initial a value that is there already, which spares the first load
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, initial?: T): Loaded<T> {
  const [state, setState] = useState<{ value?: T; error?: unknown }>({ value: initial });
  const [attempt, setAttempt] = useState(0);
  // What the value at hand was loaded by: at first that is the very `load` that `initial` stands for.
  const [loadedBy, setLoadedBy] = useState(() => (initial === undefined ? undefined : load));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load
  useEffect(() => {
    if (loadedBy === load) return;
    const controller = new AbortController();
    setState(({ value }) => ({ value }));
    load(controller.signal).then(
      (value) => {
        if (controller.signal.aborted) return;
        // What is on the screen stays until the new value can show.
        startTransition(() => {
          setState({ value });
          setLoadedBy(() => load);
        });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState(({ value }) => ({ value, error }));
      },
    );
    return () => controller.abort();
  }, [load, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
