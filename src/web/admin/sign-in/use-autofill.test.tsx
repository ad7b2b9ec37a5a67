// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutofill } from './use-autofill.ts';

const matches = vi.spyOn(HTMLInputElement.prototype, 'matches');

beforeEach(() => {
  vi.useFakeTimers();
  matches.mockReset();
  matches.mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('§9 autofill: asks every 100 ms whether the browser filled the field, and stops when it did', async () => {
  const { container } = render(<Field />);
  await pass(400);
  expect(matches).toHaveBeenCalledTimes(4);
  expect(container.textContent).toBe('empty');
  matches.mockReturnValue(true);
  await pass(100);
  expect(container.textContent).toBe('filled');
  await pass(5000);
  expect(matches).toHaveBeenCalledTimes(5);
});

it('§9 autofill: gives up after 3 s', async () => {
  const { container } = render(<Field />);
  await pass(3000);
  expect(matches).toHaveBeenCalledTimes(30);
  matches.mockReturnValue(true);
  await pass(5000);
  expect(matches).toHaveBeenCalledTimes(30);
  expect(container.textContent).toBe('empty');
});

it('takes a browser that does not know the selector for one that fills nothing', async () => {
  matches.mockImplementation(() => {
    throw new DOMException('bad selector', 'SyntaxError');
  });
  const { container } = render(<Field />);
  await pass(3000);
  expect(container.textContent).toBe('empty');
});

function Field() {
  const field = useRef<HTMLInputElement>(null);
  const isFilled = useAutofill(field);
  return (
    <>
      <input ref={field} type="password" aria-label="password" />
      {isFilled ? 'filled' : 'empty'}
    </>
  );
}
