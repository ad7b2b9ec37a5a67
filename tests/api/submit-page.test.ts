import { beforeAll, describe, expect, it } from 'vitest';
import { file } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import {
  publishSmallScan,
  smallScan,
  storedResponse,
  submit,
  takeScan,
  workAnswers,
  youAnswers,
} from '#tests/support/small-scan.ts';

const app = testApp();
let survey = 0;
beforeAll(async () => {
  survey = await publishSmallScan(app);
});

const firstPage = (you: object = youAnswers) => ({ survey, pageNumber: 1, terms: 1, questions: { you } });

describe('a scan, page by page', () => {
  it('§7 responses: returns surveyPages[0].responseId, and the report on the last page', async () => {
    const { first, last, responseId } = await takeScan(app, survey);
    expect(first.status).toBe(200);
    expect(first.body._data.surveyPages[0]?.responseId).toBe(responseId);
    expect(first.body._data.errors).toEqual({});
    expect(first.body._data.report).toBeUndefined();
    expect(last.body._data).toMatchObject({ status: 'NEW', report: '<h1>Anouk: 32 of 40</h1><p>Tiel, VCA</p>' });
    expect(await storedResponse(app, responseId)).toMatchObject({
      status: 'NEW',
      contact: 'Anouk',
      email: 'anouk@example.nl',
      answers: { ...youAnswers, ...workAnswers },
      scores: { hours: 32 },
      pagesDone: 2,
    });
  });

  it('§4 page 1 travels as multipart with bracketed names, and a file becomes its id', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ survey, pageNumber: 1, terms: 1 })) body.set(name, String(value));
    for (const [name, value] of Object.entries(youAnswers)) body.set(`questions[you][${name}]`, value);
    body.set('questions[you][cv]', new File(['%PDF-1.4 cv'], '../../my cv.pdf'));
    const first = await call<{
      _data: { responseId: string; files: Record<string, { id: string; filename: string }> };
    }>(app, 'POST', 'survey/responses', { multipart: body });
    expect(first.status).toBe(200);
    const { responseId, files } = first.body._data;
    expect(files.cv).toMatchObject({ filename: 'my cv.pdf' });
    expect((await storedResponse(app, responseId))?.answers).toMatchObject({ ...youAnswers, cv: files.cv?.id });
    const again = await submit(app, { ...firstPage({ ...youAnswers, cv: files.cv?.id }), responseId });
    expect(again.status).toBe(200);
  });

  it('reads numbers, lists and booleans of a multipart page by their type', async () => {
    const { body } = await submit(app, firstPage());
    const page = new FormData();
    const fields = { survey: String(survey), pageNumber: '2', responseId: String(body._data.responseId) };
    for (const [name, value] of Object.entries(fields)) page.set(name, value);
    for (const [name, value] of Object.entries({ contract: 'fixed', hours: '32', licence: 'true', town: 'tiel' })) {
      page.set(`questions[work][${name}]`, value);
    }
    page.append('questions[work][certificates][]', 'vca');
    page.append('questions[work][certificates][]', 'bhv');
    const last = await call(app, 'POST', 'survey/responses', { multipart: page });
    expect(last.status).toBe(200);
    expect((await storedResponse(app, String(body._data.responseId)))?.answers).toMatchObject({
      hours: 32,
      licence: true,
      certificates: ['vca', 'bhv'],
    });
  });

  it('takes an earlier page again while the scan is under way, and nothing once it is done', async () => {
    const { body } = await submit(app, firstPage());
    const { responseId } = body._data;
    expect((await submit(app, { ...firstPage({ ...youAnswers, name: 'Bas' }), responseId })).status).toBe(200);
    expect(await storedResponse(app, String(responseId))).toMatchObject({ contact: 'Bas', pagesDone: 1 });
    await submit(app, { survey, pageNumber: 2, responseId, questions: { work: workAnswers } });
    expect((await submit(app, { ...firstPage(), responseId })).status).toBe(409);
  });

  it('drops an earlier file when its answer goes', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ survey, pageNumber: 1, terms: 1 })) body.set(name, String(value));
    for (const [name, value] of Object.entries(youAnswers)) body.set(`questions[you][${name}]`, value);
    body.set('questions[you][cv]', new File(['%PDF'], 'cv.pdf'));
    const first = await call<{ _data: { responseId: string } }>(app, 'POST', 'survey/responses', { multipart: body });
    const before = (await app.database.db.select().from(file)).length;
    await submit(app, { ...firstPage(), responseId: first.body._data.responseId });
    expect((await app.database.db.select().from(file)).length).toBe(before - 1);
  });

  it('§7 an unanswered visibleIf question is not asked and its answer is not kept', async () => {
    const { last, responseId } = await takeScan(app, survey, youAnswers, { contract: 'none', hours: 99, town: 'tiel' });
    expect(last.status).toBe(200);
    expect((await storedResponse(app, responseId))?.answers).not.toHaveProperty('hours');
  });

  it('is judged by the version that the visitor was shown', async () => {
    await publishSmallScan(app, { ...smallScan, surveyPage: [...smallScan.surveyPage].reverse() });
    const shown = await submit(app, { ...firstPage(), version: 1 });
    expect(shown.status).toBe(200);
    expect((await submit(app, firstPage())).status).toBe(422);
    expect((await submit(app, { ...firstPage(), version: 99 })).status).toBe(404);
    survey = await publishSmallScan(app);
  });

  it('makes the report in the language that the visitor has switched to', async () => {
    const { body } = await submit(app, firstPage(), { headers: { 'accept-language': 'en' } });
    const page = { survey, pageNumber: 2, responseId: body._data.responseId, questions: { work: workAnswers } };
    await submit(app, page, { headers: { 'accept-language': 'nl' } });
    expect(await storedResponse(app, String(body._data.responseId))).toMatchObject({ locale: 'nl' });
  });

  it('takes a file whose name is long and full of emoji, once, under a key', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ survey, pageNumber: 1, terms: 1 })) body.set(name, String(value));
    for (const [name, value] of Object.entries(youAnswers)) body.set(`questions[you][${name}]`, value);
    body.set('questions[you][cv]', new File(['%PDF'], `a${'😀'.repeat(120)}.pdf`));
    const headers = { 'idempotency-key': 'a-file-full-of-emoji' };
    expect((await call(app, 'POST', 'survey/responses', { multipart: body, headers })).status).toBe(200);
  });

  it('computes the same bytes from the same answers', async () => {
    const [one, two] = [await takeScan(app, survey), await takeScan(app, survey)];
    expect(one.last.body._data.report).toBe(two.last.body._data.report);
  });

  it('notes the reseller who started it and binds the response to its version', async () => {
    const { token } = await signIn(app);
    const { body } = await submit(app, firstPage(), { token });
    await publishSmallScan(app, { ...smallScan, surveyPage: [...smallScan.surveyPage].reverse() });
    const last = await submit(app, {
      survey,
      pageNumber: 2,
      responseId: body._data.responseId,
      questions: { work: workAnswers },
    });
    expect(last.status).toBe(200);
    expect(await storedResponse(app, String(body._data.responseId))).toMatchObject({ userId: 1 });
    survey = await publishSmallScan(app);
  });
});
