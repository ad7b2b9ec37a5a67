import { describe, expect, it } from 'vitest';
import { allOperations, apiRoot } from '#contract/index.ts';
import { call, testApp } from '#tests/support/app.ts';

const app = testApp();

describe('every operation of the table', () => {
  it.each(allOperations)('$method $path is mounted, and no other route is', async ({ method, path }) => {
    expect(app.app.hasRoute({ method, url: `${apiRoot}/${path.replace(/\{(\w+)\}/g, ':$1')}` })).toBe(true);
  });

  it('stands in the OpenAPI document under its id, and the document holds nothing else', async () => {
    const { body } = await call<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      app,
      'GET',
      'openapi.json',
    );
    const documented = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(documented.sort()).toEqual(allOperations.map(({ id }) => id).sort());
  });

  const guarded = allOperations.filter(({ access }) => access !== 'public' && access !== 'guest');
  it.each(guarded)('$id answers 401 without a session', async ({ method, path }) => {
    // Who may not call is told so before the address is read.
    const filled = path.replace(/\{\w+\}/g, '1');
    expect((await call(app, method, filled)).status).toBe(401);
  });
});
