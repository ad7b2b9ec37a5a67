import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { administrator } from '#tests/support/built-server.ts';
import { signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const tabs = 12;
const requests = 20;

test('§9 token refresh: twelve tabs with twenty requests each, 60 seconds before expiry, make one refresh', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'en');
  const pages = await openBareTabs(context);
  const refreshes = refreshesIn(context);
  await bringExpiryTo(page, 60);

  const answers = await Promise.all(
    pages.map((tab) => tab.evaluate((count) => (globalThis as unknown as Tab).callMany(count), requests)),
  );

  expect(answers.flat()).toEqual(Array.from({ length: tabs * requests }, () => administrator.email));
  expect(refreshes()).toBe(1);
  await page.goto('/responses');
  await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
  expect(refreshes(), 'the new token is good').toBe(1);
});

test.describe('a session that the server has ended', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('§8 a failed token refresh signs every tab out', async ({ page, context, request }) => {
    await signIn(page, 'en');
    const other = await context.newPage();
    await other.goto('/responses');
    await expect(other.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
    const { token } = await storedSession(page);
    await request.post('/api/v3/logout', { headers: { Authorization: `Bearer ${token}` } });
    await bringExpiryTo(page, 30);
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(other).toHaveURL(/\/login\?next=/);
    await expect(other.getByText('Your session has ended.')).toBeVisible();
  });
});

interface Tab {
  callMany(count: number): Promise<string[]>;
}

/** Tabs on the server's own address that share its storage and locks, and run nothing but the app's client. */
async function openBareTabs(context: BrowserContext): Promise<Page[]> {
  const script = await bundle('../support/tab-client.ts');
  await context.route('**/bare-tab', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Tab</title><script type="module" src="/bare-tab.js"></script>',
    }),
  );
  await context.route('**/bare-tab.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  const opened = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  for (const tab of opened) await tab.goto('/bare-tab');
  await Promise.all(opened.map((tab) => tab.waitForFunction(() => 'callMany' in globalThis)));
  return opened;
}

async function bundle(path: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL(path, import.meta.url)), output: { codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite gave no bundle');
  return output.output[0].code;
}

function refreshesIn(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/token-refresh')) count += 1;
  });
  return () => count;
}

/** Makes the stored access token look as old as it would be so many seconds before its end. */
async function bringExpiryTo(page: Page, seconds: number): Promise<void> {
  const { exp, iat } = await storedSession(page);
  await page.evaluate(
    (receivedAt) => {
      const stored = JSON.parse(localStorage.getItem('session') ?? '{}');
      localStorage.setItem('session', JSON.stringify({ ...stored, receivedAt }));
    },
    Date.now() - (exp - iat - seconds) * 1000,
  );
}

async function storedSession(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('session'));
  const { token }: { token: string } = JSON.parse(text ?? '');
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { token, exp: Number(payload.exp), iat: Number(payload.iat) };
}
