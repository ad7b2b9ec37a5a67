import { beforeAll, describe, expect, it } from 'vitest';
import { call, testApp } from '#tests/support/app.ts';
import {
  countStored,
  publishSmallScan,
  storedResponse,
  submit,
  workAnswers,
  youAnswers,
} from '#tests/support/small-scan.ts';

const app = testApp();
let survey = 0;
beforeAll(async () => {
  survey = await publishSmallScan(app);
});

const firstPage = (you: object = youAnswers) => ({ survey, pageNumber: 1, terms: 1, questions: { you } });

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
    ['an item that is no text', { ...workAnswers, town: 'a\u0000' }, { town: ['item'] }],
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
      '{"survey":1e12,"pageNumber":1}',
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
