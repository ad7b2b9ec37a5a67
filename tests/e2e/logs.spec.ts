import type { Page } from '@playwright/test';
import { logEntry } from '#server/db/schema-back-office.ts';
import { startPreparedServer } from '#tests/support/prepared-server.ts';
import { rewriteTokens } from '#tests/support/rewritten-tokens.ts';
import { holdSession } from '#tests/support/staff-pages.ts';
import { test as base, expect } from '#tests/support/test-fixture.ts';

const line = (n: number, level: 'warn' | 'error' | 'fatal', message: string) => ({
  // Of today: what is older than the settings say is cleaned up as soon as the server starts.
  ...{ at: new Date(Date.now() - (10 - n) * 60_000), level, message },
  source: level === 'error' ? 'GET /api/v3/catalog/users' : 'messages',
  context: { attempts: n, err: { codes: ['ECONNREFUSED'], stack: 'at connect (net.js:1)' } },
});

const texts = ['a mail was not sent', 'request failed', 'the outbox could not be read', 'the end'];
const levels = ['warn', 'error', 'warn', 'fatal'] as const;

const test = base.extend<object, { server: Awaited<ReturnType<typeof startPreparedServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startPreparedServer(async ({ database }) => {
        await database.db.insert(logEntry).values(texts.map((text, n) => line(n + 1, levels[n] ?? 'warn', text)));
      });
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const rows = (page: Page) => page.locator('tbody').getByRole('row');

async function openLogs(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/logs');
  await expect(rows(page)).toHaveCount(4);
}

test('§2 /settings/logs: level, source and text, filtered, with all that belongs to a line @phone', async ({
  page,
  checkAccessibility,
}) => {
  await openLogs(page);
  await checkAccessibility('the logs');
  await page.getByLabel('Level', { exact: true }).selectOption('Warning');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('searchbox').fill('outbox');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('button', { name: 'Extra info: the outbox could not be read' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extra info' });
  await expect(dialog).toContainText('messages');
  await expect(dialog).toContainText('attempts');
  await checkAccessibility('a line of the log');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§2 the logs in Dutch @phone', async ({ page, checkAccessibility }) => {
    await openLogs(page);
    await expect(rows(page).first()).toContainText('Fataal');
    await checkAccessibility('the logs in Dutch');
  });
});

test('§6 who may not delete has no way to', async ({ page }) => {
  await rewriteTokens(page, (claims) => ({
    ...claims,
    isSystem: false,
    config: { ...claims.config, profileFlags: { 'logManagement.show': true, 'surveyManagement.show': true } },
  }));
  await openLogs(page);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

// The last one, for it leaves nothing.
test('§7 DELETE catalog/logs/{id}: one after asking, and several at once', async ({ page, checkAccessibility }) => {
  await openLogs(page);
  await page.getByRole('button', { name: 'Delete: the end' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Delete this line of the log?');
  await checkAccessibility('the question');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Delete: the end' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The line was deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select: request failed' }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select: a mail was not sent' }).check();
  await checkAccessibility('chosen lines');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toContainText('Delete 2 lines of the log?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 lines were deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Select this page' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No warnings and no errors' })).toBeVisible();
});
