import type { Page } from '@playwright/test';
import { apiRoot } from '#contract/index.ts';
import { askedOn, demoAnswers } from '#tests/support/scan.ts';
import { ScanForm } from '#tests/support/scan-form.ts';
import { withServer } from '../lifetime.ts';
import { type Figure, type Measurement, median } from '../measurement.ts';
import { pairs } from '../pairs.ts';
import { withStore } from '../store.ts';
import { clockFromClick, type Visit, withBrowser } from '../throttled-browser.ts';

/** How long the next page takes once Next is pressed: our rules, the server's verdict, and the page itself. */
export const scanNext: Measurement = {
  name: 'scan-next',
  run: () =>
    withStore((store) =>
      withServer(store, ({ url }) =>
        withBrowser(async (newVisit) => {
          const ours: number[] = [];
          const floor: number[] = [];
          for (let pair = 0; pair <= pairs; pair++) {
            const turns = await newVisit({ url }, (visit) => turnPages(visit, url));
            // The first visit warms up and does not count.
            if (pair === 0) continue;
            ours.push(...turns.map((turn) => turn.page));
            floor.push(...turns.map((turn) => turn.roundTrip));
          }
          const figure: Figure = {
            what: 'Next to the next page, throttled, with the verdict',
            unit: 'ms',
            ours: median(ours),
            floor: { name: 'one round trip', value: median(floor) },
            aim: { of: 'value', atMost: 300 },
            samples: { ours, floor },
          };
          return [figure];
        }),
      ),
    ),
};

/** Takes the scan up to its last page. @returns for each Next how long it took, and a bare round trip beside it */
async function turnPages({ page, throttle, unthrottle }: Visit, url: string) {
  const form = new ScanForm(page, url, 'nl');
  const survey = await form.survey();
  const turns: { page: number; roundTrip: number }[] = [];
  await form.start();
  for (const surveyPage of survey.surveyPage.slice(0, -1)) {
    await form.fill(surveyPage);
    const after = survey.surveyPage[surveyPage.pageNumber];
    const [first] = after ? askedOn(after, demoAnswers) : [];
    if (!first) throw new Error(`Nothing is asked after page ${surveyPage.pageNumber}`);
    await throttle();
    const roundTrip = await timeRoundTrip(page);
    const turning = clockFromClick(page, `[data-question="${first.nameTech}"] :is(input, select, textarea)`);
    await form.button('next').click();
    turns.push({ page: await turning, roundTrip });
    await unthrottle();
  }
  return turns;
}

function timeRoundTrip(page: Page): Promise<number> {
  return page.evaluate(async (path) => {
    const start = performance.now();
    await (await fetch(path, { cache: 'no-store' })).text();
    return performance.now() - start;
  }, `${apiRoot}/health/live`);
}
