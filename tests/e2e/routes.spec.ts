import type { Page } from '@playwright/test';
import { signInForApi } from '#tests/support/scan.ts';
import { enterAs, holdSession } from '#tests/support/staff-pages.ts';
import {
  addressOf,
  createAddressOf,
  makeHolder,
  makeRecords,
  routeFlags,
  type StaffRoute,
  staffRoutes,
} from '#tests/support/staff-walk.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test.beforeAll(async ({ server }) => makeRecords(server.url));

for (const flag of routeFlags) {
  test(`§2 routes: who has ${flag} and nothing else opens what asks for it, and stays signed in`, async ({
    page,
    server,
  }) => {
    const headers = await enterAs(page, server.url, await makeHolder(server.url, [flag]));
    for (const route of staffRoutes.filter(({ meta }) => meta.flag === flag)) {
      const address = await addressOf(route, server.url, headers);
      if (!address) continue;
      await open(page, address);
      if (route.meta.nav) expect(await navigation(page), route.name).toContain(route.pattern);
    }
  });
}

test('§2 routes: without its flag a page is not in the navigation, and says which flag it needs', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const admin = await signInForApi(server.url);
  await enterAs(page, server.url, await makeHolder(server.url, []));
  const withFlag = staffRoutes.filter(({ meta }) => meta.flag);
  for (const route of withFlag) {
    await page.goto((await addressOf(route, server.url, admin)) ?? route.pattern);
    const refused = `/no-permission/${encodeURIComponent(route.meta.flag ?? '')}`;
    await expect(page, route.name).toHaveURL((url) => url.pathname === refused);
  }
  const shown = await navigation(page);
  expect(shown.filter((address) => withFlag.some(({ pattern }) => pattern === address))).toEqual([]);
});

// English at a desk and Dutch, which is longer, on a phone: every language and every width, in half the time.
for (const [locale, width] of [
  ['en', ''],
  ['nl', ' @phone-only'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    for (const route of staffRoutes) {
      test(`§2 screens: axe finds nothing on ${route.name}${width}`, async ({ page, server, checkAccessibility }) => {
        await holdSession(page);
        for (const address of await everyAddressOf(route, server.url)) {
          await open(page, address);
          await checkAccessibility(address);
          await expectNoSidewaysScroll(page, address);
        }
      });
    }
  });
}

/** The page of a route, of its first record, and of one that is to come. */
async function everyAddressOf(route: StaffRoute, url: string): Promise<string[]> {
  const address = await addressOf(route, url, await signInForApi(url));
  expect(address, `something to show on ${route.name}`).toBeDefined();
  return [address, createAddressOf(route)].filter((one) => one !== undefined);
}

/** Opens a page and waits until what it loads is there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A response shows in a dialog, which hides the heading of the page below it.
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.skeleton'), address).toHaveCount(0);
  await expect(page, 'still signed in, at the page that was asked for').toHaveURL((url) => url.pathname === address);
}

/** Where the main menu leads, whether or not its sub-menus are open. */
function navigation(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main menu' }).locator('a');
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

async function expectNoSidewaysScroll(page: Page, address: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels that ${address} is too wide`).toBeLessThanOrEqual(0);
}
