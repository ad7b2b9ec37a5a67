import { withBundle } from '../floors/bundle.ts';
import { withServer } from '../lifetime.ts';
import type { Figure, Measurement } from '../measurement.ts';
import { withStore } from '../store.ts';
import { type NewVisit, withBrowser } from '../throttled-browser.ts';
import { scriptsLoadedBy } from '../transferred.ts';

/** JavaScript on the wire. Bytes do not vary with the machine: once is enough. */
export const scripts: Measurement = {
  name: 'scripts',
  run: () =>
    withStore((store) =>
      withServer(store, ({ url }) =>
        withBrowser(async (newVisit) => [
          await weigh(newVisit, url, { what: 'content page', path: '/', most: 100, floor: 'react-router.tsx' }),
          await weigh(newVisit, url, { what: 'scan', path: '/scan', most: 360, floor: 'survey-js.tsx' }),
        ]),
      ),
    ),
};

const floorNames: Readonly<Record<string, string>> = {
  'react-router.tsx': 'React + router alone',
  'survey-js.tsx': 'SurveyJS alone',
};

interface Weighing {
  readonly what: string;
  readonly path: string;
  readonly most: number;
  readonly floor: string;
}

async function weigh(newVisit: NewVisit, url: string, { what, path, most, floor }: Weighing): Promise<Figure> {
  const weightOf = (from: string, page: string) => newVisit({ url: from }, (visit) => scriptsLoadedBy(visit, page));
  const ours = await weightOf(url, path);
  const bare = await withBundle(floor, {}, (bareUrl) => weightOf(bareUrl, '/'));
  return {
    what: `${what}: JavaScript on the wire`,
    unit: 'KB',
    ours,
    floor: { name: floorNames[floor] ?? floor, value: bare },
    aim: { of: 'value', atMost: most },
    samples: { ours: [ours], floor: [bare] },
  };
}
