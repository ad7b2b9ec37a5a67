// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { newDraft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';

const draft = { ...newDraft({ id: 1, version: 1 }, 0), savedAt: 5 };
const key = 'scan:test';
const otherTab = (value: object | null) => {
  if (value) localStorage.setItem(key, JSON.stringify(value));
  else localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => localStorage.clear());

test('what another tab has changed or removed is told, and what is this tab’s own is not', () => {
  const store = createDraftStore('test');
  store.write(draft);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  otherTab(draft);
  expect(listener).not.toHaveBeenCalled();
  otherTab({ ...draft, page: 1, savedAt: 6 });
  expect(listener).toHaveBeenLastCalledWith({ ...draft, page: 1, savedAt: 6 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'scan:other' }));
  expect(listener).toHaveBeenCalledTimes(1);
  otherTab(null);
  expect(listener).toHaveBeenLastCalledWith(null);
  stop();
  otherTab({ ...draft, savedAt: 7 });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a browser that keeps nothing has lost nothing to another tab', () => {
  const store = createDraftStore('test', () => {
    throw new Error('Refused');
  });
  store.write(draft);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).not.toHaveBeenCalled();
  stop();
});
