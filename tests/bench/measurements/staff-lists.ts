import { allOperations, apiRoot } from '#contract/index.ts';
import type { ListRules, Operation } from '#contract/operation.ts';
import { fillLists } from '#tests/support/many-rows.ts';
import { signInForApi } from '#tests/support/scan.ts';
import { fill } from '../fill.ts';
import { createStrictSender, type Send } from '../http-client.ts';
import { withServer } from '../lifetime.ts';
import type { Figure, Measurement } from '../measurement.ts';
import { compare } from '../pairs.ts';
import { type Store, withStore } from '../store.ts';

const many = 100_000;
const few = 1_000;
const perPage = 50;

/** Every list of the back-office at a hundred thousand rows, beside the same list at a thousand: slowest way to ask. */
export const staffLists: Measurement = {
  name: 'lists',
  run: () =>
    withStore((large) =>
      withStore(async (small) => {
        await prepare(large, many);
        await prepare(small, few);
        return withServer(large, ({ url }) => withServer(small, ({ url: smallUrl }) => measure(url, smallUrl)));
      }),
    ),
};

async function prepare(store: Store, rows: number): Promise<void> {
  await fill(store, 2);
  await fillLists(store, rows);
  await store.exec('VACUUM ANALYZE');
}

async function measure(url: string, smallUrl: string): Promise<Figure[]> {
  const large = { send: createStrictSender(url), headers: await signInForApi(url) };
  const small = { send: createStrictSender(smallUrl), headers: await signInForApi(smallUrl) };
  const figures: Figure[] = [];
  for (const operation of allOperations) {
    const { list, path, access } = operation;
    // Of a record's own rows there are few, and what everybody may read is small.
    if (!list || path.includes('{') || typeof access === 'string') continue;
    for (const [how, query] of Object.entries(waysToAsk(list))) {
      const figure = await compare({
        what: `${operation.id} of ${many.toLocaleString('en')}, ${how}`,
        unit: 'ms',
        aim: { of: 'value', atMost: 200 },
        floorName: `of ${few.toLocaleString('en')}`,
        floor: () => time(small, operation, query),
        ours: () => time(large, operation, query),
      });
      figures.push(figure);
    }
  }
  return figures;
}

/** First page, page 1000 or the last there is, another order, a search. */
function waysToAsk({ sort, search }: ListRules): Record<string, string> {
  const other = sort.at(-1);
  return {
    'page 1': 'page=1',
    'page 1000': 'page=1000',
    ...(other && { [`by ${other}`]: `orderBy=${other} desc` }),
    ...(search && { search: `filter=${encodeURIComponent(JSON.stringify({ q: '777' }))}` }),
  };
}

interface Caller {
  readonly send: Send;
  readonly headers: Readonly<Record<string, string>>;
}

async function time({ send, headers }: Caller, { path }: Operation, query: string): Promise<number> {
  const begun = performance.now();
  await send({ path: encodeURI(`${apiRoot}/${path}?perPage=${perPage}&${query}`).replaceAll('%25', '%'), headers });
  return performance.now() - begun;
}
