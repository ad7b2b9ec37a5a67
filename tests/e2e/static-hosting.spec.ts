import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiRoot } from '#contract/index.ts';
import { startServer } from '#tests/support/built-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { demoAnswers } from '#tests/support/scan.ts';
import { ScanForm } from '#tests/support/scan-form.ts';
import { openResponse, signInByForm } from '#tests/support/staff-pages.ts';
import { serveFiles } from '#tests/support/static-server.ts';
import { test as base, expect } from '#tests/support/test-fixture.ts';

/** The built web app on a file server of its own; its only tie to the API is its config.json. */
const test = base.extend<{ elsewhere: { site: string; api: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  elsewhere: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-site-'));
    const port = await freePort();
    const api = await startServer({ env: { CORS_ORIGINS: `http://127.0.0.1:${port}` } });
    cpSync('dist/web', folder, { recursive: true });
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ apiUrl: `${api.url}${apiRoot}` }));
    const files = await serveFiles(folder, port);
    await use({ site: files.url, api: api.url });
    await files.close();
    await api.end();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ elsewhere }, use) => use(elsewhere.site),
});

test('§7 base URL: the same build works from a file server against the API on another origin', async ({
  page,
  elsewhere,
}) => {
  const name = `Sanne ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/over-ons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await new ScanForm(page, elsewhere.api, 'en', { ...demoAnswers, name }).take();
  await signInByForm(page, 'en');
  const dialog = await openResponse(page, name);
  await expect(dialog).toContainText('12 April 1988');
});

test.describe('an origin that is not allowed', () => {
  test.use({ expectedErrors: /CORS policy|ERR_FAILED/ });

  test('§7 base URL: an API that does not know the origin is not used, and the visitor is told', async ({
    page,
    elsewhere,
  }) => {
    const stranger = elsewhere.site.replace('127.0.0.1', 'localhost');
    await page.goto(stranger);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
