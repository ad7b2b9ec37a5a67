// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

test('of two changes within a millisecond the later one is the newer draft', () => {
  const store = createDraftStore('test');
  const initial = newDraft({ id: 1, version: 1 }, 0);
  const { result } = renderHook(() => useDraft(initial, store));
  const saved: number[] = [initial.savedAt];
  act(() => {
    for (const page of [1, 2, 3]) {
      result.current.change({ page });
      saved.push(result.current.current().savedAt);
    }
  });
  expect(new Set(saved).size).toBe(4);
  expect(saved).toEqual(saved.toSorted((a, b) => a - b));
  expect(store.read()).toMatchObject({ page: 3, savedAt: saved.at(-1) });
});
