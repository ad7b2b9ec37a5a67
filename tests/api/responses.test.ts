import { beforeAll, describe, expect, it } from 'vitest';
import type { Response } from '#contract/responses.ts';
import { type Answer, call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, makeTenant, type Person, password } from '#tests/support/people.ts';
import { publishSmallScan, takeScan, youAnswers } from '#tests/support/small-scan.ts';

interface ResponseList {
  readonly _data: Response[];
  readonly _pagination: { _total: number; _page: number; _perPage: number; _pages: number };
}

const app = testApp();
let admin = '';
let survey = 0;

beforeAll(async () => {
  survey = await publishSmallScan(app);
  admin = (await signIn(app)).token;
  for (const name of ['Anouk', 'Bas', 'Chris']) {
    app.clock.advance(60);
    await takeScan(app, survey, { ...youAnswers, name, email: `${name.toLowerCase()}@example.nl` });
  }
  app.clock.advance(60);
  await call(app, 'POST', 'survey/responses', {
    json: { survey, pageNumber: 1, terms: 1, questions: { you: { name: 'Daan', email: 'daan@example.nl' } } },
  });
});

const list = (query: Record<string, string> = {}, token = admin): Promise<Answer<ResponseList>> =>
  call<ResponseList>(app, 'GET', `survey/responses?${new URLSearchParams(query)}`, { token });
const names = ({ body }: Answer<ResponseList>) => body._data.map(({ contact }) => contact);

describe('the list of responses', () => {
  it('§7 gives _data and _pagination._total, the newest first, 100 a page', async () => {
    const { body } = await list();
    expect(body._pagination).toEqual({ _total: 4, _page: 1, _perPage: 100, _pages: 1 });
    expect(body._data.map(({ status }) => status)).toEqual(['INCOMPLETE', 'NEW', 'NEW', 'NEW']);
    expect(body._data[1]).toMatchObject({ contact: 'Chris', text: 'Trial scan', pages: 2, pagesDone: 2, user: null });
    expect(body._data[1]).not.toHaveProperty('answers');
  });

  it('§7 takes page, perPage, orderBy as JSON or words, and filter as JSON', async () => {
    expect(names(await list({ orderBy: '{"contact":"asc"}', perPage: '2', page: '2' }))).toEqual(['Chris', 'Daan']);
    expect(names(await list({ orderBy: 'contact desc' }))).toEqual(['Daan', 'Chris', 'Bas', 'Anouk']);
    expect(names(await list({ filter: '{"status":"INCOMPLETE"}' }))).toEqual(['Daan']);
    expect(names(await list({ filter: '{"contact":["Bas","Daan"]}', orderBy: 'contact' }))).toEqual(['Bas', 'Daan']);
    expect(names(await list({ filter: '{"completedAt":{"isNull":true}}' }))).toEqual(['Daan']);
    expect(names(await list({ filter: '{"email":{"like":"BAS@"}}' }))).toEqual(['Bas']);
    expect(names(await list({ filter: '{"createdAt":{"gte":"2030-01-01"}}' }))).toEqual([]);
  });

  it('§2 searches by ID, email and reference', async () => {
    const all = (await list()).body._data;
    const [, chris] = all;
    expect(names(await list({ filter: JSON.stringify({ q: chris?.id }) }))).toEqual(['Chris']);
    expect(names(await list({ filter: JSON.stringify({ q: 'CHRIS@exam' }) }))).toEqual(['Chris']);
    expect(names(await list({ filter: JSON.stringify({ q: chris?.reference.toLowerCase() }) }))).toEqual(['Chris']);
    expect(names(await list({ filter: JSON.stringify({ q: '100%_' }) }))).toEqual([]);
  });

  it.each<Record<string, string>>([
    { filter: '{"answers":"x"}' },
    { filter: '{"tenantId":1}' },
    { filter: '{"constructor":1}' },
    { filter: '[]' },
    { filter: '{' },
    { filter: '{"status":{"drop":1}}' },
    { filter: '{"id":"x"}' },
    { filter: JSON.stringify({ id: '-'.repeat(36) }) },
    { filter: JSON.stringify({ q: '\u0000' }) },
    { orderBy: '{"report":"asc"}' },
    { orderBy: 'id; drop table response' },
    { orderBy: '{"id":"sideways"}' },
    { expand: 'session' },
    { perPage: '1001' },
    { perPage: '0' },
    { page: '-1' },
  ])('a query that the list does not declare is a 400: %o', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('names the field that it does not take', async () => {
    const { body } = await list({ filter: '{"tenantId":1}' });
    expect(body).toMatchObject({ detail: 'The field tenantId cannot be used in filter.' });
  });

  it('expands answers', async () => {
    const { body } = await list({ expand: 'responseAnswer,user,payment,question' });
    expect(body._data[1]?.responseAnswer?.map(({ answer }) => answer)).toContain('Permanent');
  });
});

describe('one response', () => {
  it('§7 comes with every answer, as a person reads it, in the reader’s language', async () => {
    const [, chris] = (await list()).body._data;
    const path = `survey/responses/${chris?.id}?expand=responseAnswer,user,payment,question`;
    const { body } = await call<{ _data: Response }>(app, 'GET', path, {
      token: admin,
      headers: { 'accept-language': 'nl' },
    });
    const answers = Object.fromEntries((body._data.responseAnswer ?? []).map(({ id, answer }) => [id, answer]));
    expect(answers).toEqual({
      name: 'Chris',
      email: 'chris@example.nl',
      born: '3 februari 1989',
      contract: 'Vast',
      hours: '32',
      certificates: 'VCA',
      licence: 'Ja',
      town: 'Tiel',
    });
    expect(body._data.responseAnswer?.[0]).toMatchObject({ question: { name: 'Name', page: 'Jij' } });
  });

  it('that is not there is a 404, and an id that is none a 400', async () => {
    expect(
      (await call(app, 'GET', 'survey/responses/019a7f3a-0000-7000-8000-000000000000', { token: admin })).status,
    ).toBe(404);
    expect((await call(app, 'GET', 'survey/responses/1', { token: admin })).status).toBe(400);
  });
});

describe('who may see responses', () => {
  const tokenOf = async ({ email }: Person) => (await signIn(app, email, password)).token;

  it('§6 nobody without a session, nobody without surveyManagement.show', async () => {
    const token = await tokenOf(
      await makePerson(app, { email: 'plain@example.nl', flags: { 'surveyManagement.export': true } }),
    );
    expect((await list({}, '')).status).toBe(401);
    expect((await list({}, token)).status).toBe(403);
  });

  it('another tenant’s response answers 404, as if absent', async () => {
    const tenantId = await makeTenant(app, 'Other');
    const token = await tokenOf(await makePerson(app, { email: 'other@example.nl', role: 'reseller', tenantId }));
    const [, chris] = (await list()).body._data;
    expect((await list({}, token)).body._pagination._total).toBe(0);
    expect((await call(app, 'GET', `survey/responses/${chris?.id}`, { token })).status).toBe(404);
  });

  it('an agent sees the responses that the agent started, by first name', async () => {
    const token = await tokenOf(await makePerson(app, { email: 'joost@example.nl', role: 'agent' }));
    await takeScan(app, survey, { ...youAnswers, name: 'Emma' }, undefined, { token });
    const { body } = await list({ expand: 'user' }, token);
    expect(body._data.map(({ contact, user }) => [contact, user?.firstname])).toEqual([['Emma', 'joost']]);
    expect((await list()).body._pagination._total).toBe(5);
  });

  it('a file goes to who may see its response, and is absent for anyone else', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ survey, pageNumber: 1, terms: 1 })) body.set(name, String(value));
    for (const [name, value] of Object.entries(youAnswers)) body.set(`questions[you][${name}]`, value);
    body.set('questions[you][cv]', new File(['%PDF-cv'], 'cv.pdf'));
    const sent = await call<{ _data: { files: { cv: { id: string } } } }>(app, 'POST', 'survey/responses', {
      multipart: body,
    });
    const path = `base/files/${sent.body._data.files.cv.id}`;
    const agent = (await signIn(app, 'joost@example.nl', password)).token;
    expect((await call(app, 'GET', path, { token: admin })).body).toEqual({
      fileData: Buffer.from('%PDF-cv').toString('base64'),
      filename: 'cv.pdf',
      extension: 'pdf',
    });
    expect((await call(app, 'GET', path, { token: agent })).status).toBe(404);
    expect((await call(app, 'GET', path)).status).toBe(401);
    expect((await call(app, 'GET', `base/files/${'A'.repeat(22)}`, { token: admin })).status).toBe(404);
  });
});
