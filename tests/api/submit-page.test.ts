import { beforeAll, describe, expect, it } from 'vitest';
import { file } from '#server/db/schema.ts';
import { forgetOldKeys } from '#server/modules/responses/service.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import {
  countStored,
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

describe('a raw POST that is wrong gets errors by question and stores nothing', () => {
  const wrongPages: [what: string, page: () => Record<string, unknown>, errors: Record<string, string[]>][] = [
    ['a required question skipped', () => firstPage({ email: 'a@b.nl' }), { name: ['required'] }],
    ['white space for an answer', () => firstPage({ ...youAnswers, name: '  ' }), { name: ['required'] }],
    ['a text too long', () => firstPage({ ...youAnswers, name: 'x'.repeat(21) }), { name: ['maxLength:20'] }],
    ['a wrong type', () => firstPage({ ...youAnswers, name: { first: 'A' } }), { name: ['text'] }],
    ['no e-mail address', () => firstPage({ ...youAnswers, email: 'anouk' }), { email: ['email'] }],
    ['a day that does not exist', () => firstPage({ ...youAnswers, born: '2026-02-30' }), { born: ['date'] }],
    [
      'a day that has yet to come',
      () => firstPage({ ...youAnswers, born: '2026-11-13' }),
      { born: ['maxDate:2026-11-12'] },
    ],
    ['a file that was never sent', () => firstPage({ ...youAnswers, cv: 'A'.repeat(22) }), { cv: ['file'] }],
    ['a question that is not asked', () => firstPage({ ...youAnswers, admin: true }), { admin: ['unknown'] }],
    [
      'answers for another page',
      () => ({ ...firstPage(), questions: { you: youAnswers, work: {} } }),
      { work: ['unknown'] },
    ],
    ['no accepted terms', () => ({ ...firstPage(), terms: 0 }), { terms: ['terms'] }],
    ['terms left out', () => ({ ...firstPage(), terms: undefined }), { terms: ['terms'] }],
    [
      'a page out of order',
      () => ({ survey, pageNumber: 2, terms: 1, questions: { work: workAnswers } }),
      { pageNumber: ['order'] },
    ],
    ['a page that is not there', () => ({ ...firstPage(), pageNumber: 9 }), { pageNumber: ['order'] }],
  ];

  it.each(wrongPages)('§5 %s', async (_, page, errors) => {
    const before = await countStored(app);
    const { status, body } = await submit(app, page());
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors, _data: { errors } });
    expect(body.detail).toBeTruthy();
    expect(await countStored(app)).toBe(before);
  });

  const wrongWork: [what: string, work: object, errors: Record<string, string[]>][] = [
    ['an option that does not exist', { ...workAnswers, contract: 'gold' }, { contract: ['option'] }],
    [
      'an option of the list that does not exist',
      { ...workAnswers, certificates: ['vca', 'x'] },
      { certificates: ['option'] },
    ],
    ['an option twice', { ...workAnswers, certificates: ['vca', 'vca'] }, { certificates: ['options'] }],
    ['text for a number', { ...workAnswers, hours: '32' }, { hours: ['number'] }],
    ['a number out of range', { ...workAnswers, hours: 61 }, { hours: ['max:60'] }],
    ['half an hour where whole ones are asked', { ...workAnswers, hours: 1.5 }, { hours: ['integer'] }],
    ['text for a boolean', { ...workAnswers, licence: 'yes' }, { licence: ['boolean'] }],
    ['an item that the lookup does not hold', { ...workAnswers, town: 'atlantis' }, { town: ['item'] }],
    ['several at once', { contract: 'x' }, { contract: ['option'], town: ['required'] }],
  ];

  it.each(wrongWork)('§5 %s', async (_, work, errors) => {
    const { body: first } = await submit(app, firstPage());
    const { responseId } = first._data;
    const before = await storedResponse(app, String(responseId));
    const { status, body } = await submit(app, { survey, pageNumber: 2, responseId, questions: { work } });
    expect(status).toBe(422);
    expect(body._data.errors).toEqual(errors);
    expect(await storedResponse(app, String(responseId))).toEqual(before);
  });

  it('§5 a file of the wrong kind or too large', async () => {
    const send = (upload: File) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ survey, pageNumber: 1, terms: 1 })) body.set(name, String(value));
      for (const [name, value] of Object.entries(youAnswers)) body.set(`questions[you][${name}]`, value);
      body.set('questions[you][cv]', upload);
      return call(app, 'POST', 'survey/responses', { multipart: body });
    };
    const before = await countStored(app);
    expect((await send(new File(['<script>'], 'cv.html'))).body).toMatchObject({ errors: { cv: ['fileType:.pdf'] } });
    expect((await send(new File(['x'.repeat(1001)], 'cv.pdf'))).body).toMatchObject({
      errors: { cv: ['fileSize:1000'] },
    });
    expect((await send(new File(['x'.repeat(11 * 1024 * 1024)], 'cv.pdf'))).status).toBe(422);
    expect(await countStored(app)).toBe(before);
  });

  it('a change of page 1 that makes a later answer necessary is found at the end', async () => {
    const { body } = await submit(app, firstPage());
    const last = await submit(app, {
      survey,
      pageNumber: 2,
      responseId: body._data.responseId,
      questions: { work: { contract: 'fixed', town: 'tiel' } },
    });
    expect(last.body._data.errors).toEqual({ hours: ['required'] });
  });

  it("another respondent's file, an unknown response and another scan's response are refused", async () => {
    const stranger = await submit(app, { ...firstPage(), responseId: '019a7f3a-0000-7000-8000-000000000000' });
    expect(stranger.status).toBe(404);
    const { body } = await submit(app, firstPage());
    expect((await submit(app, { ...firstPage(), survey: survey + 1, responseId: body._data.responseId })).status).toBe(
      404,
    );
    expect((await submit(app, { ...firstPage(), survey: 9999 })).status).toBe(404);
  });

  it('malformed bodies are 4xx, never 5xx', async () => {
    const bodies = [
      '{',
      '[]',
      'null',
      '{"__proto__":{"x":1}}',
      '{"survey":"x"}',
      '{"survey":1,"pageNumber":1e99}',
      `{"survey":${survey},"pageNumber":1,"terms":1,"questions":[]}`,
    ];
    for (const payload of bodies) {
      const reply = await app.app.inject({
        method: 'POST',
        url: '/api/v3/survey/responses',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(reply.statusCode, payload).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode, payload).toBeLessThan(500);
      expect(reply.headers['content-type']).toBe('application/problem+json');
    }
    for (const type of ['application/json\ta', 'text/plain', 'application/xml']) {
      const reply = await app.app.inject({
        method: 'POST',
        url: '/api/v3/survey/responses',
        headers: { 'content-type': type },
        payload: '{}',
      });
      expect(reply.statusCode, type).toBe(415);
    }
    const proto = new FormData();
    proto.set('questions[__proto__][polluted]', 'yes');
    expect((await call(app, 'POST', 'survey/responses', { multipart: proto })).status).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

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
