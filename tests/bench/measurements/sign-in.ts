import { setTimeout as wait } from 'node:timers/promises';
import { apiRoot } from '#contract/index.ts';
import { hashPassword, verifyPassword } from '#server/modules/session/password.ts';
import { administrator } from '#tests/support/built-server.ts';
import { createStrictSender, rateOf, type Send } from '../http-client.ts';
import { withServer } from '../lifetime.ts';
import type { Measurement } from '../measurement.ts';
import { alone, compare, pairs } from '../pairs.ts';
import { withStore } from '../store.ts';

const clients = 8;
const seconds = 4;
const readEvery = 50;

/** Sign-ins at a stretch, and what visitors notice of them. */
export const signIn: Measurement = {
  name: 'sign-in',
  run: () =>
    withStore((store) =>
      withServer(store, async ({ url }) => {
        const send = createStrictSender(url);
        const stored = await hashPassword(administrator.password);
        const slowest: number[] = [];
        const rate = await compare({
          what: `sign-ins, ${clients} clients`,
          unit: '/s',
          aim: { of: 'ratio', atLeast: 0.8 },
          floorName: 'Argon2id alone',
          floor: () => rateOf(clients, seconds, () => verifyPassword(stored, administrator.password)),
          ours: async () => {
            const reading = new AbortController();
            const reads = readUntil(send, reading.signal);
            const reached = await rateOf(clients, seconds, () => signInBy(send));
            reading.abort();
            slowest.push(percentile(await reads, 0.99));
            return reached;
          },
        });
        const aim = { of: 'value', atMost: 100 } as const;
        return [rate, alone('a public read meanwhile, 99th percentile', 'ms', aim, slowest.slice(-pairs))];
      }),
    ),
};

function signInBy(send: Send): Promise<unknown> {
  const { email, password } = administrator;
  return send({
    method: 'POST',
    path: `${apiRoot}/login`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: email, password }).toString(),
  });
}

/** Reads the content pages at a steady pace until told to stop. @returns how long each read took, in milliseconds */
async function readUntil(send: Send, stop: AbortSignal): Promise<number[]> {
  const reads: Promise<number>[] = [];
  while (!stop.aborted) {
    reads.push(timed(() => send({ path: `${apiRoot}/base/contents`, headers: { 'accept-encoding': 'gzip, br' } })));
    await wait(readEvery);
  }
  return Promise.all(reads);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
