import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Item, ItemPage, ItemSource } from './item-source.ts';

export interface SearchState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The text that the items were found with. */
  readonly search: string;
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly page: number;
}

type Change =
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'more' }
  | { readonly kind: 'loaded'; readonly page: number; readonly found: ItemPage }
  | { readonly kind: 'failed' };

const nothing: SearchState = { status: 'idle', search: '', items: [], hasMore: false, page: 0 };

/** Milliseconds that typing has to pause before a search begins. */
export const searchDebounce = 200;

/** Searches while somebody types, and loads more of what was found. */
export function useSearch(source: ItemSource) {
  const [state, change] = useReducer(reduce, nothing);
  const running = useRef<AbortController | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const load = useCallback(
    (search: string, page: number) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      source(search, page, controller.signal).then(
        (found) => !controller.signal.aborted && change({ kind: 'loaded', page, found }),
        () => !controller.signal.aborted && change({ kind: 'failed' }),
      );
    },
    [source],
  );

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  /** Begins a search: at once, or when the typing pauses. */
  const search = useCallback(
    (text: string, at: 'now' | 'pause') => {
      stop();
      change({ kind: 'search', search: text });
      timer.current = setTimeout(() => load(text, 1), at === 'now' ? 0 : searchDebounce);
    },
    [load, stop],
  );

  const { status, hasMore, page, search: found } = state;
  const loadMore = useCallback(() => {
    if (status !== 'ready' || !hasMore) return;
    change({ kind: 'more' });
    load(found, page + 1);
  }, [status, hasMore, page, found, load]);

  /** Loads again what could not be loaded. */
  const retry = useCallback(() => {
    change({ kind: 'more' });
    load(found, page + 1);
  }, [found, page, load]);

  return { ...state, begin: search, loadMore, retry };
}

function reduce(state: SearchState, change: Change): SearchState {
  switch (change.kind) {
    case 'search':
      return { ...nothing, status: 'loading', search: change.search };
    case 'more':
      return { ...state, status: 'loading' };
    case 'failed':
      return { ...state, status: 'failed' };
    case 'loaded': {
      const known = new Set(state.items.map(({ id }) => id));
      const items = [...state.items, ...change.found.items.filter(({ id }) => !known.has(id))];
      return { ...state, status: 'ready', items, hasMore: change.found.hasMore, page: change.page };
    }
  }
}
