import { operations } from '#contract/index.ts';
import { ApiError, type Client, NetworkError } from '#web/api/client.ts';
import { encodePayload, type PagePayload } from './page-payload.ts';
import { type Outcome, readAnswer, readFailure } from './read-outcome.ts';

export interface SendOptions {
  readonly client: Client;
  readonly payload: PagePayload;
  /** The Idempotency-Key: the same for every attempt of the same submit. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Called while the connection is gone, with how to try at once; with null when an attempt is under way again. */
  readonly onWaiting: (retryNow: (() => void) | null) => void;
}

/**
 * Submits a page, for as long as it takes: without a connection it waits and tries again with the same key.
 * @throws the signal's reason when it is given up
 */
export async function sendPage({ client, payload, key, signal, onWaiting }: SendOptions): Promise<Outcome> {
  for (let attempt = 0; ; attempt++) {
    try {
      const body = encodePayload(payload);
      const request = body instanceof FormData ? { body } : { body };
      return readAnswer(await client.call(operations.responses.create, request, { signal, idempotencyKey: key }));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiError && !passing.has(error.status)) return readFailure(error);
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    }
    await pause(Math.min(1000 * 2 ** attempt, longestPause), signal, onWaiting);
    onWaiting(null);
  }
}

/** Answers of a server that is busy, restarting or behind a proxy that cannot reach it. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const longestPause = 20_000;

/** Waits; the browser coming online or the visitor cuts it short. */
function pause(milliseconds: number, signal: AbortSignal, onWaiting: SendOptions['onWaiting']): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(go, milliseconds);
    signal.addEventListener('abort', giveUp);
    window.addEventListener('online', go);
    onWaiting(go);
    function stop() {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      window.removeEventListener('online', go);
    }
    function go() {
      stop();
      resolve();
    }
    function giveUp() {
      stop();
      reject(signal.reason);
    }
  });
}
