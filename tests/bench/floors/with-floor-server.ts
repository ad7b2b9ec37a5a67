import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/free-port.ts';
import { untilSuccess } from '../http-client.ts';
import { startProgram } from '../lifetime.ts';
import type { Store } from '../store.ts';

const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** The bare server on a store, for as long as the work lasts. */
export async function withFloorServer<T>(store: Store, work: (url: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startProgram(program, { ...store.env, PORT: String(port) });
  try {
    await untilSuccess(url, '/ready', 30_000);
    return await work(url);
  } finally {
    await child.end();
  }
}
