import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type BuiltServer, startServer } from './built-server.ts';

interface TestFixtures {
  /** Messages of the console and of the page that a test provokes on purpose. */
  expectedErrors: RegExp | undefined;
  noErrors: undefined;
  /** Fails when axe finds anything on the page as it stands. */
  checkAccessibility: (what: string) => Promise<void>;
}

interface WorkerFixtures {
  server: BuiltServer;
}

/** Playwright's test on the server that ships: one a worker, and an error in the console fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      // One browser signs in more often here than people do.
      const server = await startServer({ env: { RATE_LIMIT: 'false' } });
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [undefined, { option: true }],
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const response = await goto(...address);
      await untilAlive(page);
      return response;
    };
    await use(page);
  },
  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors = collectErrors(page);
      await use(undefined);
      const surprising = errors.filter((text) => !expectedErrors?.test(text));
      expect(surprising, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  checkAccessibility: async ({ page }, use) => {
    await use(async (what) => {
      // A dialog may begin to fade in while axe looks, so what it finds has to be there still at a second look.
      const found = (await findViolations(page)).length > 0 ? await findViolations(page) : [];
      expect(found, `axe on ${what}`).toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';

/** A page arrives as HTML; waits until the app has taken it over and clicks are heard. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('#app a, #app button');
    return control && Object.keys(control).some((key) => key.startsWith('__react'));
  });
}

async function findViolations(page: Page): Promise<string[]> {
  await untilStill(page);
  // What runs no scripts cannot be looked into either. The legacy mode differs in frames of other origins alone, and
  // opens no second page for each look.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox=""]').setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** What fades in has its contrast only once it is there. What runs for ever, such as a loader, is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

/** Errors of a page's console and its uncaught exceptions, as they come. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  return errors;
}
