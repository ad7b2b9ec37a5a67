import { useCallback, useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** A draft that is kept with every change. */
export interface LiveDraft {
  readonly draft: Draft;
  /** The draft as it is now, also within an action that has changed it. */
  readonly current: () => Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** Whether the browser keeps it. */
  readonly kept: boolean;
}

export function useDraft(initial: Draft, store: DraftStore): LiveDraft {
  const [draft, setDraft] = useState(initial);
  const [kept, setKept] = useState(true);
  const latest = useRef(initial);
  const current = useCallback(() => latest.current, []);
  const change = useCallback(
    (changes: Partial<Draft>) => {
      // Other tabs tell by it which draft is the newer one, also of two within a millisecond.
      const savedAt = Math.max(Date.now(), latest.current.savedAt + 1);
      latest.current = { ...latest.current, ...changes, savedAt };
      setKept(store.write(latest.current));
      setDraft(latest.current);
    },
    [store],
  );
  return { draft, current, change, kept };
}
