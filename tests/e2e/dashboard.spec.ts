import type { Page } from '@playwright/test';
import { fillDashboard } from '#tests/support/dashboard-responses.ts';
import { startPreparedServer } from '#tests/support/prepared-server.ts';
import { enterAs, holdSession } from '#tests/support/staff-pages.ts';
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

const tile = (page: Page, name: string) => page.locator('.tiles > div').filter({ hasText: name });
const pageRow = (page: Page, name: string) =>
  page
    .getByRole('table', { name: /Completed and left by page/ })
    .getByRole('row')
    .filter({ hasText: name });

test('§2 /dashboard: the figures of a period, each with what it was before', async ({ page, checkAccessibility }) => {
  await openDashboard(page);
  await expect(tile(page, 'Responses')).toContainText('308');
  await expect(tile(page, 'Responses')).toContainText('22% more than the 28 days before');
  await expect(tile(page, 'Completed of who began')).toContainText('83%');
  await expect(tile(page, 'Time to report, median')).toContainText('11:42');
  await expect(tile(page, 'Waiting for payment')).toContainText(/93\s*the oldest: /);
  await checkAccessibility('the dashboard');
  await tile(page, 'Waiting for payment').getByRole('link').click();
  await expect(page).toHaveURL(/\/responses\?filter=.*UNPAID/);
  await expect(page.locator('.staff-count')).toHaveText('93');
});

test.describe('a period that is too long', () => {
  // The refusal is an answer of the server that the browser notes in its console.
  test.use({ expectedErrors: /status of 422/ });

  test('§2 /dashboard: period and reload keep the address', async ({ page }) => {
    await openDashboard(page);
    await page.getByLabel('Period').selectOption({ label: 'Last 7 days' });
    await expect(tile(page, 'Responses')).toContainText('77');
    await expect(page).toHaveURL(/\/dashboard\?period=7$/);
    await page.reload();
    await expect(tile(page, 'Responses')).toContainText('77');
    await page.getByLabel('Period').selectOption({ label: 'Own period' });
    await page.getByLabel('From').fill('2019-01-01');
    await expect(page.getByRole('alert')).toContainText('Choose at most 366 days.');
    await page.getByLabel('From').fill('2019-12-01');
    await page.getByLabel('Up to and including').fill('2019-12-31');
    await expect(page.getByRole('heading', { name: 'No responses in this period' })).toBeVisible();
    await page.getByRole('button', { name: 'Show this year' }).click();
    await expect(page).toHaveURL(/\/dashboard\?period=year$/);
  });
});

test('§2 /dashboard: the picture of the days is a table too, and says where people leave @phone', async ({
  page,
  checkAccessibility,
}) => {
  await openDashboard(page);
  const picture = page.locator('.days-chart svg').first();
  await expect(picture).toBeVisible();
  // Four statuses of 28 days, as bars that begin at nothing.
  await expect(page.locator('.days-chart .MuiBarElement-root')).not.toHaveCount(0);
  const days = page.getByRole('table', { name: 'Responses by day' }).getByRole('row');
  await expect(days).toHaveCount(29);
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(picture).toBeHidden();
  await expect(days).toHaveCount(29);
  await expect(days.nth(1)).toHaveText(/\d+ \w+\D+(\d+)/);
  await checkAccessibility('the dashboard with a table');
  await expect(pageRow(page, '1 · ')).toContainText('308');
  await expect(pageRow(page, '3 · ').locator('.is-worst')).toHaveText(/22\s*\(8%\)/);
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§2 /dashboard: failed jobs and mails, in Dutch too', async ({ page, checkAccessibility }) => {
    await holdSession(page);
    await page.goto('/dashboard');
    const jobs = page.getByRole('table', { name: 'Mislukte taken' });
    await expect(jobs).toContainText('Afgebroken scans melden');
    await expect(jobs).toContainText('The page of the scan is not there');
    await expect(page.getByRole('table', { name: 'Mislukte e-mails' })).toContainText('EAUTH: 535 refused');
    await checkAccessibility('the dashboard in Dutch');
    await jobs.getByRole('button', { name: 'Opnieuw Afgebroken scans melden' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Opnieuw' }).click();
    await expect(page.getByText('Er is geen taak mislukt.')).toBeVisible();
  });
});

test('§6 /dashboard: everybody sees the part that their flags open', async ({ page, server }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await enterAs(page, server.url, 'noor.bakker@example.com');
  await page.goto('/dashboard');
  await expect(tile(page, 'Responses')).toContainText('0');
  await expect(page.getByRole('heading', { name: 'No responses in this period' })).toBeVisible();
  await expect(page.getByText('Failed jobs')).toBeHidden();
  await expect(page.getByText('Failed mails')).toBeHidden();
  expect(calls.filter((path) => /queue-job|messages/.test(path))).toEqual([]);
});

async function openDashboard(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/dashboard');
  await expect(tile(page, 'Responses')).toBeVisible();
}
