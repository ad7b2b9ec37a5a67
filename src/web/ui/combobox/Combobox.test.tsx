// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import type { ItemPage } from './item-source.ts';

const jobs = ['Kok', 'Kapper', 'Kassamedewerker'].map((label, index) => ({ id: String(index), label }));
const source = vi.fn<(search: string, page: number, signal: AbortSignal) => Promise<ItemPage>>();

beforeEach(() => {
  vi.useFakeTimers();
  source.mockReset();
  source.mockResolvedValue({ items: jobs, hasMore: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Field({ onAnswer }: { onAnswer?: (value: string | null) => void }) {
  const [{ value, text }, set] = useState<{ value: string | null; text: string }>({ value: null, text: '' });
  const change = (next: string | null, shown: string) => {
    set({ value: next, text: shown });
    onAnswer?.(next);
  };
  const props = { id: 'job', label: 'Job', source, invalid: false, required: true };
  return <Combobox {...props} value={value} text={text} onChange={change} />;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('it searches once, when the typing has paused for 200 ms', async () => {
  render(<Field />);
  type('k');
  await wait(150);
  type('ka');
  await wait(199);
  expect(source).not.toHaveBeenCalled();
  await wait(1);
  expect(source.mock.calls.map(([search, page]) => [search, page])).toEqual([['ka', 1]]);
});

test('arrow keys and Enter choose an item; Escape closes the list', async () => {
  const onAnswer = vi.fn();
  render(<Field onAnswer={onAnswer} />);
  type('k');
  await wait(200);
  expect(options()).toEqual(['Kok', 'Kapper', 'Kassamedewerker']);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(screen.getAllByRole('option', { selected: true })[0]?.id).toBe(input().getAttribute('aria-activedescendant'));
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onAnswer).toHaveBeenLastCalledWith('1');
  expect(input().value).toBe('Kapper');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(input().getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test('changing the text gives the choice up; the exact label on leaving makes it', async () => {
  const onAnswer = vi.fn();
  render(<Field onAnswer={onAnswer} />);
  type('kok');
  expect(onAnswer).toHaveBeenLastCalledWith(null);
  await wait(200);
  fireEvent.blur(input());
  expect(onAnswer).toHaveBeenLastCalledWith('0');
  expect(input().value).toBe('Kok');
});

test('more is loaded by its own row, and added', async () => {
  source.mockResolvedValueOnce({ items: jobs.slice(0, 2), hasMore: true });
  source.mockResolvedValueOnce({ items: jobs.slice(1), hasMore: false });
  render(<Field />);
  type('k');
  await wait(200);
  expect(options()).toEqual(['Kok', 'Kapper', 'Load more']);
  fireEvent.keyDown(input(), { key: 'ArrowUp' });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(options().at(-1)).toBe('Loading...');
  await wait(0);
  expect(options()).toEqual(['Kok', 'Kapper', 'Kassamedewerker']);
  expect(source.mock.lastCall?.slice(0, 2)).toEqual(['k', 2]);
});

test('a failed search says so and can be repeated; an empty one says what was looked for', async () => {
  source.mockRejectedValueOnce(new Error('down'));
  render(<Field />);
  type('k');
  await wait(200);
  expect(options()).toEqual(['The list could not be loaded. Try again']);
  source.mockResolvedValueOnce({ items: [], hasMore: false });
  fireEvent.keyDown(input(), { key: 'Enter' });
  await wait(0);
  expect(screen.getByText(/Nothing found for "k"/)).toBeDefined();
});
