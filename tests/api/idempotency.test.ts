import { beforeAll, describe, expect, it } from 'vitest';
import { forgetOldKeys } from '#server/modules/responses/service.ts';
import { testApp } from '#tests/support/app.ts';
import { countStored, publishSmallScan, submit, workAnswers, youAnswers } from '#tests/support/small-scan.ts';

const app = testApp();
let survey = 0;
beforeAll(async () => {
  survey = await publishSmallScan(app);
});

const firstPage = (you: object = youAnswers) => ({ survey, pageNumber: 1, terms: 1, questions: { you } });

describe('an Idempotency-Key', () => {
  it('is forgotten after a day, with the report that it kept', async () => {
    const key = { headers: { 'idempotency-key': 'yesterday-key' } };
    const one = await submit(app, firstPage(), key);
    app.clock.advance(25 * 60 * 60);
    await forgetOldKeys(app.database.db, app.clock.now());
    const two = await submit(app, firstPage(), key);
    expect(two.body._data.responseId).not.toBe(one.body._data.responseId);
  });

  const headers = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000001' };

  it('makes twenty parallel sends of a page one response with one answer', async () => {
    const before = await countStored(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(app, firstPage(), { headers })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body._data.responseId)).size).toBe(1);
    expect(await countStored(app)).toBe(before + 1);
  });

  it('gives the last page again with its report', async () => {
    const { body } = await submit(app, firstPage());
    const page = { survey, pageNumber: 2, responseId: body._data.responseId, questions: { work: workAnswers } };
    const key = { headers: { 'idempotency-key': 'last-page-key' } };
    const [one, two] = [await submit(app, page, key), await submit(app, page, key)];
    expect(two.status).toBe(200);
    expect(two.body).toEqual(one.body);
  });

  it('is refused for another request, and free again after a refusal', async () => {
    expect((await submit(app, firstPage({ ...youAnswers, name: 'Other' }), { headers })).status).toBe(422);
    const key = { headers: { 'idempotency-key': 'mended-after-refusal' } };
    expect((await submit(app, firstPage({}), key)).status).toBe(422);
    expect((await submit(app, firstPage(), key)).status).toBe(200);
    expect((await submit(app, firstPage(), { headers: { 'idempotency-key': 'x' } })).status).toBe(400);
  });
});
