import type { Page } from '@playwright/test';
import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

// A refused expression is an answer of the server that the browser notes in its console.
test.use({ expectedErrors: /status of 4(22|04)/ });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('§2 /settings/recurring-queue: what runs when, in words and on the clock @phone', async ({
  page,
  checkAccessibility,
}) => {
  await openList(page);
  await expect(page.getByText(/^(at \d\d:\d\d, every day|every minute|every \d+ minutes)$/i).first()).toBeVisible();
  await expect(page.locator('.next-runs').first().getByRole('listitem')).toHaveCount(3);
  await checkAccessibility('the recurring jobs');
});

test('§2 /settings/recurring-queue: a job is put on the clock, changed, switched off, run and deleted', async ({
  page,
  checkAccessibility,
}) => {
  await openList(page);
  await page.getByRole('link', { name: 'New recurring job' }).click();
  await page.getByLabel('Name').fill('Weekly look');
  await page.getByLabel('Job', { exact: false }).first().selectOption({ label: 'Report abandoned scans' });
  const when = page.getByRole('textbox', { name: 'When' });
  await when.fill('99 * * * *');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('When: ');
  await when.fill('0 7 * * 1');
  await expect(page.locator('.cron-preview')).toContainText('at 07:00, only on Monday');
  await expect(page.locator('.cron-preview').getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Days to look back').selectOption('7');
  await checkAccessibility('a new recurring job');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly look' })).toBeVisible();
  await checkAccessibility('a recurring job');

  await page.getByLabel('Choose a time').selectOption({ label: 'at 04:00, every day' });
  await expect(when).toHaveValue('0 4 * * *');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  await openList(page);
  const mine = row(page, 'Weekly look');
  await expect(mine).toContainText('at 04:00, every day');
  await mine.getByRole('switch').uncheck();
  await expect(mine).toContainText('Is off');
  await mine.getByRole('button', { name: 'Run now Weekly look' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Run now' }).click();
  await expect(page.locator('.staff-page-head .status-chip')).toHaveText('Succeeded', { timeout: 30_000 });
  await page.getByRole('link', { name: 'Weekly look' }).click();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/settings\/recurring-queue$/);
  await expect(mine).toHaveCount(0);
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§2 /settings/recurring-queue reads in Dutch', async ({ page, checkAccessibility }) => {
    await holdSession(page);
    await page.goto('/settings/recurring-queue');
    await expect(page.getByText(/^(om \d\d:\d\d, elke dag|elke minuut)$/).first()).toBeVisible();
    await checkAccessibility('the recurring jobs in Dutch');
  });
});

async function openList(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await holdSession(page);
  await page.goto('/settings/recurring-queue');
  await expect(page.getByRole('table', { name: 'Recurring queue' }).getByRole('row').nth(1)).toBeVisible();
}
