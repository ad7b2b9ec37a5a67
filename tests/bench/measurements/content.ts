import { withStaticPage } from '../floors/static-page.ts';
import { withServer } from '../lifetime.ts';
import type { Measurement } from '../measurement.ts';
import { compare } from '../pairs.ts';
import { withStore } from '../store.ts';
import { largestPaint, withBrowser } from '../throttled-browser.ts';

/** How soon a first visitor on a slow phone reads the home page. */
export const content: Measurement = {
  name: 'content',
  run: () =>
    withStore((store) =>
      withServer(store, ({ url }) =>
        withStaticPage(url, '/', (staticUrl) =>
          withBrowser(async (newVisit) => [
            await compare({
              what: 'content page, throttled: largest paint',
              unit: 's',
              aim: { of: 'ratio', atMost: 1.3 },
              floorName: 'the same page without scripts',
              floor: () => newVisit({ url: staticUrl }, (visit) => largestPaint(visit, '/')),
              ours: () => newVisit({ url }, (visit) => largestPaint(visit, '/')),
            }),
          ]),
        ),
      ),
    ),
};
