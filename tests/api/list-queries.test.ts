import { beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { fillLists } from '#tests/support/many-rows.ts';
import { publishSmallScan, takeScan } from '#tests/support/small-scan.ts';

/** Lists whose path needs more than the table tells: whose they are. */
const parameters: Readonly<Record<string, number>> = { id: 1 };
const lists = allOperations.filter(({ list, access }) => list && access !== 'public' && access !== 'guest');

const app = testApp();
let token = '';

beforeAll(async () => {
  const survey = await publishSmallScan(app);
  ({ token } = await signIn(app));
  await takeScan(app, survey);
  await fillLists(app.database, 2);
});

describe('lists', () => {
  it('ask the database as often for sixty rows as for a few, expanded too', async () => {
    const few = new Map<string, number>();
    for (const operation of lists) few.set(operation.id, await queriesOf(operation));
    const rowsBefore = new Map<string, number>();
    for (const operation of lists) rowsBefore.set(operation.id, (await rowsOf(operation)).length);
    await fillLists(app.database, 60);
    const grown: string[] = [];
    for (const operation of lists) {
      expect(await queriesOf(operation), operation.id).toBe(few.get(operation.id));
      if ((await rowsOf(operation)).length > (rowsBefore.get(operation.id) ?? 0) + 20) grown.push(operation.id);
    }
    // Lists of what is declared in code do not grow.
    expect(grown.length).toBeGreaterThan(5);
  });
});

function pathOf({ path, list }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
  const expand = list?.expand.length ? `&expand=${list.expand.join(',')}` : '';
  return `${filled}?perPage=1000${expand}`;
}

async function rowsOf(operation: Operation): Promise<unknown[]> {
  const { status, body } = await call<{ _data: unknown[] }>(app, 'GET', pathOf(operation), { token });
  expect(status, operation.id).toBe(200);
  return body._data;
}

/** How many statements a list costs, those of the session included. */
async function queriesOf(operation: Operation): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const client = (app.database.db as unknown as { $client: { query: (...values: unknown[]) => unknown } }).$client;
  const original = client.query;
  let count = 0;
  client.query = function counted(...values: unknown[]) {
    if (!isOfTheLogs(values)) count += 1;
    return original.apply(this, values);
  };
  try {
    await rowsOf(operation);
  } finally {
    client.query = original;
  }
  return count;
}

/** The audit log is written when it pleases, with whatever has gathered. */
function isOfTheLogs(values: readonly unknown[]): boolean {
  const text = JSON.stringify(values.map((value) => (typeof value === 'object' ? value : String(value))));
  return /audit_(log|chain)|log_entry/.test(text) && /insert|update|advisory/i.test(text);
}
