import { apiRoot } from '#contract/index.ts';
import type { Survey } from '#contract/surveys.ts';
import { demoAnswers, pageBody, readScan } from '#tests/support/scan.ts';
import { withFloorServer } from '../floors/with-floor-server.ts';
import { createStrictSender, rateOf, type Send } from '../http-client.ts';
import { withServer } from '../lifetime.ts';
import type { Measurement } from '../measurement.ts';
import { alone, compare } from '../pairs.ts';
import { engine, withStore } from '../store.ts';

const clients = 8;
const seconds = 4;
const json = { 'content-type': 'application/json' };
const browserHeaders = { 'accept-language': 'nl', 'accept-encoding': 'gzip, br', 'x-requested-with': 'XMLHttpRequest' };

/** Whole scans by eight visitors at once: each reads the scan and submits every page. */
export const scans: Measurement = {
  name: 'scans',
  run: () =>
    withStore((store) =>
      withServer(store, ({ url }) =>
        withStore((bare) =>
          withFloorServer(bare, async (floorUrl) => {
            const survey = await readScan(url);
            const send = createStrictSender(url);
            const sendBare = createStrictSender(floorUrl);
            const row = JSON.stringify(bodyOf(survey, 1, null));
            const requests = 1 + survey.surveyPage.length;
            const perSecond = await compare({
              what: `requests of whole scans, ${clients} clients`,
              unit: '/s',
              aim: { of: 'ratio', atLeast: 0.25 },
              floorName: `Fastify + ${engine}, one insert`,
              floor: () =>
                rateOf(clients, seconds, () => sendBare({ method: 'POST', path: '/rows', headers: json, body: row })),
              ours: async () => requests * (await rateOf(clients, seconds, () => takeScan(send, survey))),
            });
            const whole = perSecond.samples.ours.map((rate) => rate / requests);
            return [perSecond, alone('whole scans', '/s', null, whole)];
          }),
        ),
      ),
    ),
};

async function takeScan(send: Send, survey: Survey): Promise<void> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ nameTech: survey.nameTech }),
    expand: 'surveyPage,question,questionOption,questionOptionValue',
  });
  await send({ path: `${apiRoot}/survey/surveys?${query}`, headers: browserHeaders });
  let responseId: string | null = null;
  for (const { pageNumber } of survey.surveyPage) {
    const answer = await send({
      method: 'POST',
      path: `${apiRoot}/survey/responses`,
      headers: {
        ...browserHeaders,
        ...json,
        'idempotency-key': crypto.randomUUID(),
        // What the next page needs is in this answer; the last one's is the report, and that may be compressed.
        'accept-encoding': pageNumber === survey.surveyPage.length ? 'gzip, br' : 'identity',
      },
      body: JSON.stringify(bodyOf(survey, pageNumber, responseId)),
    });
    if (pageNumber < survey.surveyPage.length) responseId = responseIdIn(answer.body);
  }
}

function bodyOf(survey: Survey, pageNumber: number, responseId: string | null): object {
  const page = survey.surveyPage[pageNumber - 1];
  if (!page) throw new Error(`The scan has no page ${pageNumber}`);
  return pageBody(survey, page, demoAnswers, responseId);
}

function responseIdIn(body: Buffer): string {
  const { _data } = JSON.parse(body.toString()) as { _data: { responseId: string } };
  return _data.responseId;
}
