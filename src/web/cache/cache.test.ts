// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cached, cacheLifetime, forgetCached } from './cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetCached();
});

describe('cached', () => {
  test('§9 cache: the default lifetime is one hour, kept in browser storage as value and expiresAt', async () => {
    expect(cacheLifetime).toBe(60 * 60 * 1000);
    const load = vi.fn(async () => ['a']);
    await cached('tenants', load);
    expect(JSON.parse(localStorage.getItem('cache:tenants') ?? '')).toEqual({
      value: ['a'],
      expiresAt: Date.now() + cacheLifetime,
    });
    vi.advanceTimersByTime(cacheLifetime - 1);
    expect(await cached('tenants', load)).toEqual(['a']);
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await cached('tenants', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('callers at the same time share one load, and a failed one is not kept', async () => {
    const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(7);
    const both = await Promise.allSettled([cached('n', load), cached('n', load)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await cached('n', load)).toBe(7);
  });

  test('forgets all of it or what begins so, and what was under way belongs to nobody after', async () => {
    await cached('a:1', async () => 1);
    await cached('b:1', async () => 1);
    forgetCached('a:');
    expect(Object.keys(localStorage)).toEqual(['cache:b:1']);
    let finish = (_: number) => {};
    const late = cached('c', () => new Promise<number>((resolve) => (finish = resolve)));
    forgetCached();
    finish(1);
    expect(await late).toBe(1);
    expect(localStorage).toHaveLength(0);
    expect(await cached('c', async () => 2)).toBe(2);
  });

  test('a storage that is full gives up what is cached; one that refuses leaves the memory', async () => {
    const items = new Map([['draft', 'kept']]);
    const set = vi.fn((key: string, value: string) => void items.set(key, value));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: set,
      removeItem: (key: string) => items.delete(key),
      key: (index: number) => [...items.keys()][index] ?? null,
      get length() {
        return items.size;
      },
    });
    await cached('old', async () => 'x');
    set.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await cached('new', async () => 'y');
    expect([...items.keys()]).toEqual(['draft', 'cache:new']);
    set.mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await cached('third', async () => 'z');
    expect(await cached('third', async () => 'not asked')).toBe('z');
  });

  test('an entry that somebody else left there is not believed', async () => {
    localStorage.setItem('cache:n', '{"value":1');
    expect(await cached('n', async () => 2)).toBe(2);
    localStorage.setItem('cache:m', '{"value":1,"expiresAt":"never"}');
    expect(await cached('m', async () => 2)).toBe(2);
  });
});
