// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type Client, NetworkError } from '#web/api/client.ts';
import { sendPage } from './send-page.ts';

const payload = { body: { survey: 1, pageNumber: 2, terms: 1 as const, questions: {} }, uploads: new Map() };
const answer = { _data: { responseId: 'r1', errors: {} } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(...answers: unknown[]) {
  const keys: (string | undefined)[] = [];
  const call: Client['call'] = async (_operation, _request, options) => {
    keys.push(options?.idempotencyKey);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next as never;
  };
  const controller = new AbortController();
  const waits: ((() => void) | null)[] = [];
  const onWaiting = (retryNow: (() => void) | null) => void waits.push(retryNow);
  const done = sendPage({
    client: { call, download: () => Promise.reject(new Error('unused')) },
    payload,
    key: 'k1',
    signal: controller.signal,
    onWaiting,
  });
  return { done, keys, waits, controller };
}

const lost = () => new NetworkError('gone');
const problem = (status: number) => new ApiError({ type: 'about:blank', title: '', status });

test('without a connection it tries again, each time under the same key', async () => {
  const { done, keys } = start(lost(), problem(503), lost(), answer);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(await done).toMatchObject({ kind: 'accepted', responseId: 'r1' });
  expect(keys).toEqual(['k1', 'k1', 'k1', 'k1']);
});

test('the visitor and the browser coming online cut the waiting short', async () => {
  const { done, keys, waits } = start(lost(), lost(), answer);
  await vi.advanceTimersByTimeAsync(0);
  waits[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(keys).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(await done).toMatchObject({ kind: 'accepted' });
  expect(waits.map((retryNow) => typeof retryNow)).toEqual(['function', 'object', 'function', 'object']);
});

test('a refusal and an error are told at once', async () => {
  expect(await start(problem(500)).done).toMatchObject({ kind: 'failed', status: 500 });
  expect(await start({ _data: { errors: { name: ['required'] } } }).done).toMatchObject({ kind: 'refused' });
});

test('giving up ends the waiting', async () => {
  const { done, controller } = start(lost());
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await expect(done).rejects.toThrow();
});
