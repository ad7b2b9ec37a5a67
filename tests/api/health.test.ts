import { expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import { call, testApp } from '#tests/support/app.ts';

const app = testApp();

/** The app that ships, on a database whose statements can be made to fail. */
async function onWatchedDatabase() {
  const { context } = app.app;
  const state = { away: false, asked: 0 };
  const gone = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  const db = new Proxy(context.database.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'execute' || typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (JSON.stringify(given).includes('SELECT 1"')) state.asked += 1;
        return state.away ? gone() : (value.apply(target, given) as unknown);
      };
    },
  }) as Db;
  return { state, app: await buildApp({ ...context, database: { ...context.database, db } }) };
}

it('row 30: readiness is asked of the database once a second, however many ask', async () => {
  const watched = await onWatchedDatabase();
  const answers = await Promise.all(Array.from({ length: 200 }, () => call(watched, 'GET', 'health/ready')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(watched.state.asked).toBeGreaterThan(0);
  expect(watched.state.asked).toBeLessThan(5);
  await watched.app.close();
});

it('row 32: a database that is away makes it 503, and the process lives on to say 200 again', async () => {
  const watched = await onWatchedDatabase();
  watched.state.away = true;
  const away = await call(watched, 'GET', 'health/ready');
  expect(away).toMatchObject({ status: 503, body: { status: 'failing', checks: { database: false } } });
  watched.state.away = false;
  const again = () => call(watched, 'GET', 'health/ready').then(({ status }) => status);
  await vi.waitFor(async () => expect(await again()).toBe(200), { timeout: 5000 });
  await watched.app.close();
});
