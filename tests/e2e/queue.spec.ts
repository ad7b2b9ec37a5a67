import type { Page } from '@playwright/test';
import { fillDashboard } from '#tests/support/dashboard-responses.ts';
import { startPreparedServer } from '#tests/support/prepared-server.ts';
import { holdSession, signIn } from '#tests/support/staff-pages.ts';
import { test as base, expect } from '#tests/support/test-fixture.ts';

const test = base.extend<object, { server: Awaited<ReturnType<typeof startPreparedServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startPreparedServer(({ database }) => fillDashboard(database));
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
// A refused form is an answer of the server that the browser notes in its console.
test.use({ expectedErrors: /status of 422/ });

const status = (page: Page) => page.locator('.staff-page-head .status-chip');
const fact = (page: Page, name: string) => page.locator('.job-facts > div').filter({ hasText: name });

test('§2 /settings/queue: a job is made of a flow and its parameters, runs, and hands over its file @phone', async ({
  page,
  checkAccessibility,
}) => {
  await holdSession(page);
  await page.goto('/settings/queue');
  await checkAccessibility('the queue');
  await page.getByRole('link', { name: 'New job' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('There were errors in your form.');
  await page.getByLabel('Job', { exact: false }).first().selectOption({ label: 'Export responses' });
  await page.getByLabel('From').fill('2030-02-02');
  await page.getByLabel('Up to and including').fill('2030-02-01');
  await checkAccessibility('a new job');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('Up to and including: This field is not valid.');
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Export responses' })).toBeVisible();
  await expect(status(page)).toHaveText('Succeeded', { timeout: 30_000 });
  await expect(fact(page, 'Attempts')).toContainText('1 of 3');
  await checkAccessibility('a job that is done');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download survey_export.csv' }).click();
  expect((await download).suggestedFilename()).toBe('survey_export.csv');
});

test('§2 /settings/queue: a failed job shows its reason and is tried again; filters are in the address', async ({
  page,
}) => {
  await holdSession(page);
  await page.goto('/settings/queue');
  await page.getByLabel('Status').selectOption({ label: 'Failed' });
  await expect(page).toHaveURL(/filter=.*failed/);
  const row = page.getByRole('row').filter({ hasText: 'The page of the scan is not there' });
  await row.getByRole('link', { name: 'Report abandoned scans' }).click();
  await expect(page.locator('.job-error')).toHaveText('The page of the scan is not there');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retry' }).click();
  await expect(status(page)).toHaveText('Succeeded', { timeout: 30_000 });
  await expect(page.locator('.job-data').last()).toContainText('Scans that were given up');
});

test('§2 /settings/queue: a job that waits is run at once, or stopped', async ({ page }) => {
  await signIn(page, 'en');
  for (const [button, end] of [
    ['Stop job', 'Cancelled'],
    ['Run now', 'Succeeded'],
  ] as const) {
    await page.goto('/settings/queue/create');
    await page.getByLabel('Job', { exact: false }).first().selectOption({ label: 'Maintain the database' });
    await page.getByLabel('Not before').fill('2031-01-01T04:00');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(status(page)).toHaveText('Waiting');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
    await expect(status(page)).toHaveText(end, { timeout: 30_000 });
  }
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§2 /settings/queue reads in Dutch', async ({ page, checkAccessibility }) => {
    await holdSession(page);
    await page.goto('/settings/queue');
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtrij' })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('Afgebroken scans melden');
    await checkAccessibility('the queue in Dutch');
    await page.goto('/settings/queue/create');
    await page.getByLabel('Taak', { exact: false }).first().selectOption({ label: 'Inzendingen exporteren' });
    await expect(page.getByLabel('Tot en met')).toBeVisible();
    await checkAccessibility('a new job in Dutch');
  });
});
