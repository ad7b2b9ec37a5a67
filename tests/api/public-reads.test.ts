import { beforeAll, describe, expect, it } from 'vitest';
import type { Survey } from '#contract/surveys.ts';
import { content } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { publishSmallScan, smallScan } from '#tests/support/small-scan.ts';

const app = testApp({ corsOrigins: ['https://scan.example'] });
let survey = 0;

beforeAll(async () => {
  survey = await publishSmallScan(app);
  const page = { type: 'content' as const, isMenu: true, isHome: false, authRequired: false };
  await app.database.db.insert(content).values([
    {
      ...page,
      slug: 'over-ons',
      name: { nl: 'Over ons', en: 'About us' },
      body: { nl: '<p>Wij</p>', en: '<p>We</p>' },
      position: 2,
    },
    {
      ...page,
      slug: '/',
      isHome: true,
      name: 'Home',
      body: '<h1 onclick="x()">Hi</h1><script>alert(1)</script>',
      position: 1,
    },
  ]);
});

describe('contents', () => {
  it('§7 base/contents gives the pages in _data, in menu order and in the asked language', async () => {
    const { body } = await call<{ _data: { slug: string; name: string; body: string }[] }>(
      app,
      'GET',
      'base/contents',
      {
        headers: { 'accept-language': 'nl-NL,nl;q=0.9' },
      },
    );
    expect(body._data.map(({ slug, name }) => [slug, name])).toEqual([
      ['/', 'Home'],
      ['over-ons', 'Over ons'],
    ]);
  });

  it('are sanitised on the way out', async () => {
    const { body } = await call<{ _data: { body: string }[] }>(app, 'GET', 'base/contents');
    expect(body._data[0]?.body).toBe('<h1>Hi</h1>');
  });
});

describe('a page that asks for a sign-in', () => {
  it('§2 shows its text to who is signed in, and to nobody else', async () => {
    const hidden = { type: 'content' as const, isMenu: false, isHome: false, authRequired: true };
    await app.database.db
      .insert(content)
      .values({ ...hidden, slug: 'team', name: 'Team', body: '<p>Secret</p>', position: 9 });
    const { token } = await signIn(app);
    expect(JSON.stringify((await call(app, 'GET', 'base/contents')).body)).not.toContain('Secret');
    expect(JSON.stringify((await call(app, 'GET', 'base/contents', { token })).body)).toContain('Secret');
  });
});

describe('surveys', () => {
  const find = async (query: Record<string, string>) =>
    (await call<{ _data: Survey[] }>(app, 'GET', `survey/surveys?${new URLSearchParams(query)}`)).body._data;

  it('§7 are found by nameTech, with what expand asks for', async () => {
    const filter = JSON.stringify({ nameTech: 'proef' });
    const [whole] = await find({ filter, expand: 'surveyPage,question,questionOption,questionOptionValue' });
    expect(whole).toMatchObject({ id: survey, name: 'Trial scan', isRequiredTerms: true, terms: '<p>Our terms</p>' });
    expect(
      whole?.surveyPage.map(({ nameTech, pageNumber, question }) => [nameTech, pageNumber, question.length]),
    ).toEqual([
      ['you', 1, 4],
      ['work', 2, 5],
    ]);
    expect((await find({ filter }))[0]?.surveyPage).toEqual([]);
    expect(await find({ filter: JSON.stringify({ nameTech: 'nope' }) })).toEqual([]);
  });

  it('tell nothing of scores and report to visitors', async () => {
    const { body } = await call(app, 'GET', `survey/surveys/${survey}?expand=surveyPage,question`);
    expect(JSON.stringify(body)).not.toMatch(/score_max|template|retention/);
  });

  it('a new version is what new visitors get, and who is under way can finish the earlier one', async () => {
    await publishSmallScan(app, { ...smallScan, name: 'Second' });
    const { body } = await call<{ _data: Survey }>(app, 'GET', `survey/surveys/${survey}`);
    expect(body._data).toMatchObject({ name: 'Second', version: 2 });
    const earlier = await call<{ _data: Survey }>(app, 'GET', `survey/surveys/${survey}?version=1`);
    expect(earlier.body._data).toMatchObject({ name: 'Trial scan', version: 1 });
    expect((await call(app, 'GET', `survey/surveys/${survey}?version=3`)).status).toBe(404);
  });

  it('lookups give id and label, best match first, and pages of them', async () => {
    const search = (query: string) =>
      call<{ _data: unknown[]; _pagination: object }>(app, 'GET', `survey/lookups/towns?${query}`);
    expect((await search('search=DRU')).body._data).toEqual([{ id: 'druten', label: 'Druten' }]);
    expect((await search('perPage=1&page=2')).body).toMatchObject({
      _data: [{ id: 'tiel' }],
      _pagination: { _total: 2, _pages: 2 },
    });
    expect((await search('search=%25')).body._data).toEqual([]);
    expect((await call(app, 'GET', 'survey/lookups/nope')).status).toBe(404);
    expect((await search('search=%00')).status).toBe(400);
  });
});

describe('the server about itself', () => {
  it('health, locales, texts and settings are public', async () => {
    expect((await call(app, 'GET', 'health/live')).status).toBe(200);
    expect((await call(app, 'GET', 'health/ready')).body).toEqual({ status: 'ok', checks: { database: true } });
    expect((await call(app, 'GET', 'base/locales')).body).toMatchObject({
      _data: [
        { id: 1, codeXx: 'en' },
        { id: 2, codeXx: 'nl' },
      ],
    });
    expect((await call(app, 'GET', 'base/i18n/nl')).body).toMatchObject({
      _data: { 'server.credentials': 'Ongeldige inloggegevens' },
    });
    expect((await call(app, 'GET', 'settings/frontend')).body).toMatchObject({
      base: { apiUrl: '/api/v3' },
      siteTitle: 'De Arbeidsmarktscan',
    });
  });

  it('serves its OpenAPI 3.1 document and a page to read it', async () => {
    const { body } = await call<{ openapi: string; paths: Record<string, object> }>(app, 'GET', 'openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain('/api/v3/survey/responses/{id}');
    expect((await call(app, 'GET', 'docs/')).status).toBe(200);
  });

  it('lets another origin in by configuration only', async () => {
    const from = (origin: string) => call(app, 'GET', 'settings/frontend', { headers: { origin } });
    expect((await from('https://scan.example')).headers['access-control-allow-origin']).toBe('https://scan.example');
    expect((await from('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('sends a strict policy and no-store with everything, errors too', async () => {
    expect((await call(app, 'GET', 'profile')).headers['cache-control']).toBe('no-store');
    for (const path of ['settings/frontend', 'nope']) {
      const { headers } = await call(app, 'GET', path);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await call(app, 'GET', 'profile')).body).toMatchObject({ status: 401, type: 'urn:problem:unauthorized' });
  });
});
