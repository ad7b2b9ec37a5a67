import type { Page } from '@playwright/test';
import { apiRoot } from '#contract/index.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { changeSettings } from '#tests/support/package-settings.ts';
import { readJson } from '#tests/support/scan.ts';
import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Messages' }).locator('tbody').getByRole('row');

test('§2 /settings/messages: what went out, by status and search, and a way out of nothing @phone', async ({
  page,
  server,
  checkAccessibility,
}) => {
  await askForReset(server.url, 'noor.bakker@example.com');
  await openMessages(page);
  await expect(rows(page).first()).toContainText('Set a new password for De Arbeidsmarktscan');
  await expect(rows(page).first()).toContainText('Kept');
  await checkAccessibility('the messages');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page).toHaveURL(/filter=/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox').fill('noor.bakker@example.com');
  await expect(rows(page).first()).toContainText('noor.bakker@example.com');
});

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    test(`§2 a message: its text, a preview that runs nothing, and no secret, in ${locale} @phone`, async ({
      page,
      server,
      checkAccessibility,
    }) => {
      await askForReset(server.url, 'sanne.dewit@example.com');
      await openMessages(page);
      await page.getByRole('main').getByRole('row').getByRole('link').first().click();
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('sandbox', '');
      await expect(frame).toHaveAttribute('srcdoc', /<h1[^>]*>Set a new password for De Arbeidsmarktscan<\/h1>/);
      await expect(frame).toHaveAttribute('srcdoc', /href="[^"]*\/forgot-password\/…"/);
      await expect(page.locator('pre')).toContainText('/forgot-password/…');
      await checkAccessibility('a message');
    });
  });
}

test('§7 a message is sent again, through the mail server that is set by now', async ({
  page,
  server,
  checkAccessibility,
}) => {
  const mail = await startMailServer();
  await askForReset(server.url, 'youssef.amrani@example.com');
  await openMessages(page);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByText('There was no mail server')).toBeVisible();
  await changeSettings(server.url, 'mail', { smtpUrl: mail.url });
  await page.getByRole('button', { name: 'Send again' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send this message again?' });
  await expect(question).toContainText('youssef.amrani@example.com');
  await checkAccessibility('the question before it is sent again');
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The message is waiting to be sent.')).toBeVisible();
  const received = await mail.waitFor(({ to }) => to.includes('youssef.amrani@example.com'));
  expect(received.text).toMatch(/\/forgot-password\/[\w-]{43}/);
  await expect(page.locator('.record-page .status-chip')).toHaveText('Sent', { timeout: 20_000 });
  await changeSettings(server.url, 'mail', { smtpUrl: null });
  await mail.close();
});

test('§2 a message that is looked at in the moment of sending shows by itself what became of it', async ({
  page,
  server,
}) => {
  await askForReset(server.url, 'sanne.dewit@example.com');
  await openMessages(page);
  let looks = 0;
  await page.route('**/base/messages/*', async (route) => {
    looks += 1;
    if (looks > 1) return route.continue();
    const response = await route.fetch();
    const { _data } = await response.json();
    // Whoever sends it holds it for some minutes, in which nobody else begins.
    const dueAt = new Date(Date.now() + 5 * 60_000).toISOString();
    await route.fulfill({ response, json: { _data: { ..._data, status: 'queued', dueAt } } });
  });
  await rows(page).first().getByRole('link').click();
  await expect(page.locator('.record-page .status-chip')).toHaveText('Waiting');
  await expect(page.locator('.record-page .status-chip')).toHaveText('Kept');
});

test('§6 without its flag there is no sending again', async ({ page, server }) => {
  await askForReset(server.url, 'daan.mulder@example.com');
  await page.route('**/base/messages/*', async (route) => {
    const response = await route.fetch();
    const { _data } = await response.json();
    await route.fulfill({ response, json: { _data: { ..._data, allowed: { resend: false } } } });
  });
  await openMessages(page);
  await rows(page).first().getByRole('link').click();
  await expect(page.locator('pre')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

test.describe('what cannot be shown', () => {
  test.use({ expectedErrors: /status of (404|503)/ });

  test('§8 a message that is not there, and a list that fails', async ({ page }) => {
    await holdSession(page);
    await page.goto('/settings/messages/999999');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const problem = { type: 'about:blank', title: 'Busy', status: 503, detail: 'The server is busy.' };
    await page.route('**/base/messages?*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await page.goto('/settings/messages');
    await expect(page.getByRole('alert').filter({ hasText: 'The server is busy.' })).toBeVisible();
  });
});

/** Has a mail made for somebody, one of three an hour, and waits until the outbox is done with it. */
async function askForReset(url: string, email: string): Promise<void> {
  await readJson(`${url}${apiRoot}/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ email }),
  });
  await new Promise((resolve) => setTimeout(resolve, 2_500));
}

async function openMessages(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/messages');
  await expect(page.getByRole('main').getByRole('row').getByRole('link').first()).toBeVisible();
}
