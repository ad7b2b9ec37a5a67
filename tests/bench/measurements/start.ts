import { fileURLToPath } from 'node:url';
import { apiRoot } from '#contract/index.ts';
import { administrator } from '#tests/support/built-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { untilSuccess } from '../http-client.ts';
import { startProgram, withServer } from '../lifetime.ts';
import type { Measurement } from '../measurement.ts';
import { compare } from '../pairs.ts';
import { engine, withStore } from '../store.ts';

const product = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));
const bare = fileURLToPath(new URL('../floors/bare-start.ts', import.meta.url));
const limit = 30_000;

/** From the command to the first answer that is a success, on data that is there already. */
export const start: Measurement = {
  name: 'start',
  run: () =>
    withStore(async (store) => {
      await withServer(store, async () => undefined);
      const beside = store.beside();
      const figure = await compare({
        what: 'start to the first success, existing data',
        unit: 's',
        aim: { of: 'value', atMost: engine === 'PGlite' ? 1.5 : 1 },
        floorName: `Fastify + ${engine}`,
        floor: () => secondsToServe(bare, beside.env, '/ready'),
        ours: () => secondsToServe(product, store.env, `${apiRoot}/health/ready`),
      });
      return [figure];
    }),
};

async function secondsToServe(program: string, env: Readonly<Record<string, string>>, path: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = startProgram(program, { ...env, PORT: String(port), ADMIN_PASSWORD: administrator.password });
  try {
    await untilSuccess(`http://127.0.0.1:${port}`, path, limit);
    return (performance.now() - begun) / 1000;
  } finally {
    await child.end();
  }
}
