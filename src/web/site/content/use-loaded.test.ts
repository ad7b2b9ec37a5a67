// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLoaded } from './use-loaded.ts';

afterEach(cleanup);

type Load = (signal: AbortSignal) => Promise<string>;

function start(load: Load, initial?: string) {
  return renderHook((props: { load: Load }) => useLoaded(props.load, initial), { initialProps: { load } });
}

describe('useLoaded', () => {
  test('loads, and spares the load where the value is there', async () => {
    const load = vi.fn(async () => 'a');
    const { result } = start(load);
    expect(result.current.value).toBeUndefined();
    await waitFor(() => expect(result.current.value).toBe('a'));
    expect(load).toHaveBeenCalledOnce();

    const spared = vi.fn(async () => 'a');
    expect(start(spared, 'b').result.current.value).toBe('b');
    expect(spared).not.toHaveBeenCalled();
  });

  test('keeps the value while another is on its way, and when that one fails', async () => {
    const { result, rerender } = start(async () => 'a', 'a');
    let fail: (reason: Error) => void = () => undefined;
    rerender({ load: () => new Promise((_, reject) => (fail = reject)) });
    expect(result.current.value).toBe('a');
    await act(async () => fail(new Error('lost')));
    expect(result.current).toMatchObject({ value: 'a', error: new Error('lost') });
    rerender({ load: async () => 'b' });
    await waitFor(() => expect(result.current.value).toBe('b'));
    expect(result.current.error).toBeUndefined();
  });

  test('tries again when asked, and gives up what is no longer wanted', async () => {
    const signals: AbortSignal[] = [];
    const load = vi.fn<Load>(async (signal) => {
      signals.push(signal);
      if (signals.length === 1) throw new Error('lost');
      return 'a';
    });
    const { result, rerender } = start(load);
    await waitFor(() => expect(result.current.error).toEqual(new Error('lost')));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.value).toBe('a'));
    const slow = vi.fn<Load>((signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    rerender({ load: slow });
    rerender({ load });
    expect(signals.at(-1)?.aborted).toBe(true);
  });
});
