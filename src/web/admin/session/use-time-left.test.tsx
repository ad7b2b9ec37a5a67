// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockText, spokenSeconds } from './time-text.ts';
import { useTimeLeft } from './use-time-left.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the time that a session has left', () => {
  it('warns two minutes before the end and counts the seconds', async () => {
    const endsAt = Date.now() + 12 * 3_600_000;
    const { result } = renderHook(() => useTimeLeft(endsAt));
    await pass(12 * 3_600_000 - 120_500);
    expect(result.current).toBeNull();
    await pass(500);
    expect(result.current).toBe(120);
    await pass(1000);
    expect(result.current).toBe(119);
    await pass(119_000);
    expect(result.current).toBe(0);
  });

  it('is gone again once the session was extended', async () => {
    const { result, rerender } = renderHook(({ endsAt }) => useTimeLeft(endsAt), {
      initialProps: { endsAt: Date.now() + 60_000 },
    });
    expect(result.current).toBe(60);
    rerender({ endsAt: Date.now() + 3_600_000 });
    expect(result.current).toBeNull();
  });

  it('is up after a computer slept through it', async () => {
    const endsAt = Date.now() + 3_600_000;
    const { result } = renderHook(() => useTimeLeft(endsAt));
    vi.setSystemTime(Date.now() + 7_200_000);
    await pass(15_000);
    expect(result.current).toBe(0);
  });

  it('is unknown where the server does not tell the end', () => {
    expect(renderHook(() => useTimeLeft(undefined)).result.current).toBeNull();
  });
});

it('shows as a clock', () => {
  expect([120, 107, 60, 9, 0].map(clockText)).toEqual(['2:00', '1:47', '1:00', '0:09', '0:00']);
});

it('is spoken at two minutes, one minute, thirty and ten seconds', () => {
  expect([120, 119, 61, 60, 59, 31, 30, 11, 10, 3].map(spokenSeconds)).toEqual([
    120, 120, 120, 60, 60, 60, 30, 30, 10, 10,
  ]);
});
