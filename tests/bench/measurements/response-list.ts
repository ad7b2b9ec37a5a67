import { apiRoot } from '#contract/index.ts';
import { signInForApi } from '#tests/support/scan.ts';
import { fill } from '../fill.ts';
import { withFloorServer } from '../floors/with-floor-server.ts';
import { createStrictSender, rateOf } from '../http-client.ts';
import { withServer } from '../lifetime.ts';
import type { Figure, Measurement } from '../measurement.ts';
import { compare } from '../pairs.ts';
import { engine, withStore } from '../store.ts';

const rows = 10_000;
const clients = 8;
const seconds = 4;
const path = `${apiRoot}/survey/responses?perPage=50&expand=user,survey`;

/** What the staff's list asks for: the fifty newest responses, and how many there are. */
export const responseList: Measurement = {
  name: 'list',
  run: () =>
    withStore(async (store) => {
      await fill(store, rows);
      const beside = store.beside();
      return withServer(store, ({ url }) =>
        withFloorServer(beside, async (floorUrl) => [await measure(url, floorUrl)]),
      );
    }),
};

async function measure(url: string, floorUrl: string): Promise<Figure> {
  const send = createStrictSender(url);
  const sendBare = createStrictSender(floorUrl);
  const headers = { ...(await signInForApi(url)), 'accept-encoding': 'gzip, br' };
  return compare({
    what: `lists of 50 responses of ${rows.toLocaleString('en')}, with the total, ${clients} clients`,
    unit: '/s',
    aim: { of: 'ratio', atLeast: 0.5 },
    floorName: `Fastify + ${engine}, select 50 + count`,
    floor: () => rateOf(clients, seconds, () => sendBare({ path: '/responses' })),
    ours: () => rateOf(clients, seconds, () => send({ path, headers })),
  });
}
