import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PageVerdict } from '#contract/responses.ts';
import type { Survey } from '#contract/surveys.ts';
import { startRefused, startServer } from '#tests/support/built-server.ts';
import {
  askedOn,
  demoAnswers,
  pageBody,
  readResponses,
  readScan,
  signInForApi,
  submitPage,
} from '#tests/support/scan.ts';

/** One visitor: what was acknowledged, and the submit that the crash left open. */
interface Visitor {
  readonly name: string;
  responseId: string | null;
  pagesDone: number;
  open: { body: object; key: string } | undefined;
}

let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('§4 survey flow: after kill -9 every acknowledged page is there, and a retry makes nothing twice', async () => {
  test.setTimeout(120_000);
  const first = await startServer({ dataDir, env: { RATE_LIMIT: 'false' } });
  const survey = await readScan(first.url);
  const visitors: Visitor[] = [];
  const crowd = Promise.all(Array.from({ length: 4 }, (_, seat) => keepVisiting(first.url, survey, seat, visitors)));
  await expect
    .poll(() => visitors.filter(({ pagesDone }) => pagesDone > 0).length, { timeout: 30_000 })
    .toBeGreaterThan(10);
  await first.end('SIGKILL');
  await crowd;

  const second = await startServer({ dataDir, env: { RATE_LIMIT: 'false' } });
  try {
    for (const visitor of visitors) await finish(second.url, survey, visitor);
    const responses = await readResponses(second.url, await signInForApi(second.url));
    expect(responses).toHaveLength(visitors.length);
    const byId = new Map(responses.map((response) => [response.id, response]));
    for (const { name, responseId } of visitors) {
      const response = byId.get(responseId ?? '');
      expect(response).toMatchObject({ contact: name, pagesDone: survey.surveyPage.length, status: 'NEW' });
      const answered = response?.responseAnswer?.map(({ question }) => question.nameTech);
      expect(answered).toEqual(expectedAnswers(survey));
    }
  } finally {
    await second.end();
  }
});

test('§1 server: a second one on the same data folder says whose it is and ends', async () => {
  const first = await startServer({ dataDir });
  try {
    const second = await startRefused({ dataDir });
    expect(second.code).not.toBe(0);
    expect(second.output).toContain(dataDir);
    expect(second.output).toMatch(/in use by process \d+/);
    expect(second.output).not.toMatch(/^\s+at /m);
  } finally {
    await first.end();
  }
});

/** Takes scan after scan until the server is gone. */
async function keepVisiting(url: string, survey: Survey, seat: number, visitors: Visitor[]): Promise<void> {
  for (let round = 0; ; round++) {
    const visitor: Visitor = { name: `Visitor ${seat}-${round}`, responseId: null, pagesDone: 0, open: undefined };
    visitors.push(visitor);
    for (const page of survey.surveyPage) {
      visitor.open = openSubmit(survey, page.pageNumber, visitor);
      const verdict = await submitPage(url, visitor.open.body, visitor.open.key).catch(() => undefined);
      if (!verdict) return;
      acknowledge(visitor, verdict);
    }
  }
}

/** Retries what the crash left open under its key, then answers the rest: each acknowledged page is not sent again. */
async function finish(url: string, survey: Survey, visitor: Visitor): Promise<void> {
  while (visitor.pagesDone < survey.surveyPage.length) {
    visitor.open ??= openSubmit(survey, visitor.pagesDone + 1, visitor);
    acknowledge(visitor, await submitPage(url, visitor.open.body, visitor.open.key));
  }
}

function openSubmit(survey: Survey, pageNumber: number, { name, responseId }: Visitor) {
  const page = survey.surveyPage[pageNumber - 1];
  if (!page) throw new Error(`The scan has no page ${pageNumber}`);
  return { body: pageBody(survey, page, { ...demoAnswers, name }, responseId), key: crypto.randomUUID() };
}

function acknowledge(visitor: Visitor, { responseId }: PageVerdict): void {
  visitor.responseId = responseId;
  visitor.pagesDone += 1;
  visitor.open = undefined;
}

function expectedAnswers(survey: Survey): string[] {
  const asked = survey.surveyPage.flatMap((page) => askedOn(page, demoAnswers));
  return asked.map(({ nameTech }) => nameTech).filter((name) => name in demoAnswers);
}
