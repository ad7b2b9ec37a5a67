import { apiRoot } from '#contract/index.ts';
import type { Session } from '#contract/session.ts';
import { administrator } from '#tests/support/built-server.ts';
import { signInForApi } from '#tests/support/scan.ts';
import { fill } from '../fill.ts';
import { withBundle } from '../floors/bundle.ts';
import { withServer } from '../lifetime.ts';
import type { Figure, Measurement } from '../measurement.ts';
import { alone, compare, pairs } from '../pairs.ts';
import { withStore } from '../store.ts';
import { type NewVisit, paintOf, type Visit, withBrowser } from '../throttled-browser.ts';

const rows = 50;
const query = 'perPage=50&expand=user,survey';

/** How soon staff who are signed in see their list, on a slow computer that never saw it before. */
export const staffList: Measurement = {
  name: 'staff-list',
  run: () =>
    withStore(async (store) => {
      await fill(store, rows);
      return withServer(store, async ({ url }) => {
        const headers = await signInForApi(url);
        const responses = await (await fetch(`${url}${apiRoot}/survey/responses?${query}`, { headers })).json();
        return withBundle('react-admin-list.tsx', { 'responses.json': responses }, (bareUrl) =>
          withBrowser((newVisit) => measure(newVisit, url, bareUrl)),
        );
      });
    }),
};

async function measure(newVisit: NewVisit, url: string, bareUrl: string): Promise<Figure[]> {
  const session = await readSession(url);
  const shown = { ours: [] as number[], floor: [] as number[] };
  const take = (from: string, path: string, kept: number[]) =>
    newVisit({ url: from }, async (visit) => {
      const { paint, rowsShown } = await openList(visit, path, session);
      kept.push(rowsShown);
      return paint;
    });
  const paint = await compare({
    what: `staff list of ${rows}, throttled: largest paint`,
    unit: 's',
    aim: { of: 'ratio', atMost: 1.15 },
    floorName: 'a minimal react-admin list',
    floor: () => take(bareUrl, '/', shown.floor),
    ours: () => take(url, '/responses', shown.ours),
  });
  const ours = alone(`staff list of ${rows}, throttled: rows shown`, 's', null, shown.ours.slice(-pairs));
  const floor = alone('', 's', null, shown.floor.slice(-pairs));
  return [paint, { ...ours, floor: { name: 'a minimal react-admin list', value: floor.ours } }];
}

async function readSession(url: string): Promise<Session> {
  const body = new URLSearchParams({ username: administrator.email, password: administrator.password });
  return (await (await fetch(`${url}${apiRoot}/login`, { method: 'POST', body })).json()) as Session;
}

async function openList({ page, throttle }: Visit, path: string, session: Session) {
  // The app takes a session from where it keeps one; signing in first would fill the cache.
  await page.addInitScript((kept) => localStorage.setItem('session', kept), JSON.stringify(session));
  await throttle();
  await page.goto(path, { waitUntil: 'commit' });
  const handle = await page.waitForFunction((wanted) => {
    const filled = [...document.querySelectorAll('tbody tr')].filter((row) => row.textContent.includes('@'));
    return filled.length >= wanted && performance.now();
  }, rows);
  const rowsShown = Number(await handle.jsonValue()) / 1000;
  await page.waitForLoadState('networkidle');
  return { paint: await paintOf(page), rowsShown };
}
