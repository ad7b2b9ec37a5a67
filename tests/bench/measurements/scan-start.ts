import { setTimeout as wait } from 'node:timers/promises';
import { ScanForm } from '#tests/support/scan-form.ts';
import { withStaticPage } from '../floors/static-page.ts';
import { withServer } from '../lifetime.ts';
import type { Measurement } from '../measurement.ts';
import { alone, compare, pairs } from '../pairs.ts';
import { withStore } from '../store.ts';
import { clockFromClick, largestPaint, paintOf, type Visit, withBrowser } from '../throttled-browser.ts';

const readingTime = 3_000;

/** How soon the intro shows, and, once it has been read, how soon the first question does. */
export const scanStart: Measurement = {
  name: 'scan-start',
  run: () =>
    withStore((store) =>
      withServer(store, ({ url }) =>
        withStaticPage(url, '/scan', (staticUrl) =>
          withBrowser(async (newVisit) => {
            const usable: number[] = [];
            const intro = await compare({
              what: 'scan intro, throttled: largest paint',
              unit: 's',
              aim: { of: 'value', atMost: 1 },
              floorName: 'the same page without scripts',
              floor: () => newVisit({ url: staticUrl }, (visit) => largestPaint(visit, '/')),
              ours: () =>
                newVisit({ url }, async (visit) => {
                  const { paint, opened } = await readIntroAndStart(visit, url);
                  usable.push(opened);
                  return paint;
                }),
            });
            const aim = { of: 'value', atMost: 300 } as const;
            const what = 'first question usable after the click, the intro read for 3 s';
            return [intro, alone(what, 'ms', aim, usable.slice(-pairs))];
          }),
        ),
      ),
    ),
};

async function readIntroAndStart({ page, throttle }: Visit, url: string): Promise<{ paint: number; opened: number }> {
  const form = new ScanForm(page, url, 'nl');
  await throttle();
  await page.goto('/scan', { waitUntil: 'commit' });
  await form.button('start').waitFor();
  await wait(readingTime);
  const paint = await paintOf(page);
  await page.getByRole('checkbox').check();
  const opening = clockFromClick(page, '[data-question="name"] input');
  await form.button('start').click();
  return { paint, opened: await opening };
}
