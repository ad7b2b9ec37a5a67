import { useCallback, useEffect, useState } from 'react';

interface Loaded<T> {
  readonly data?: T;
  readonly error?: unknown;
}

/** What a call gives: absent while it is under way, its error where it failed, and another try. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another call
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (data) => setState({ data }),
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ error });
      },
    );
    return () => controller.abort();
  }, [load, attempt]);
  return {
    ...state,
    /** Asks again. What was loaded stays until the answer is there. */
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    setData: useCallback((data: T) => setState({ data }), []),
  };
}
