import type { Page } from '@playwright/test';
import { administrator } from '#tests/support/built-server.ts';
import { shortenSessions } from '#tests/support/rewritten-tokens.ts';
import { enterCredentials } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const words = {
  en: { title: 'Your session is about to end', password: 'Password', stay: 'Stay signed in' },
  nl: { title: 'Je sessie loopt bijna af', password: 'Wachtwoord', stay: 'Ingelogd blijven' },
} as const;

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB', expectedErrors: /status of 422/ });

    test('§4 session: a warning before its end, and more time for the password @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await shortenSessions(page, () => 115);
      await enter(page, locale);
      const dialog = page.getByRole('alertdialog', { name: words[locale].title });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(/1:[0-5]\d/);
      await checkAccessibility('the warning');
      const password = dialog.getByLabel(words[locale].password, { exact: true });
      await password.fill('not mine');
      await password.press('Enter');
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toBeFocused();
      await checkAccessibility('the warning with an error');
      await password.fill(administrator.password);
      await dialog.getByRole('button', { name: words[locale].stay, exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dialog).toBeHidden();
    });
  });
}

test('§4 session: the warning holds the focus, gives it back, and can be put away', async ({ page }) => {
  await shortenSessions(page, () => 119);
  await enter(page, 'en');
  const dialog = warning(page);
  await expect(dialog.getByRole('heading', { name: words.en.title })).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const strip = page.getByRole('region', { name: words.en.title });
  await expect(strip).toContainText(/1:[0-5]\d/);
  const again = strip.getByRole('button');
  await again.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Log out now' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('§4 session: its end signs out, says so, and leads back after the next sign-in', async ({ page }) => {
  let seconds = 6;
  await shortenSessions(page, () => seconds);
  await enter(page, 'en');
  await expect(warning(page)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(/session has ended/i)).toBeVisible();
  seconds = 43_200;
  await enterCredentials(page, 'en');
  await expect(page).toHaveURL(/\/responses/);
});

test('§4 session: unsaved work survives the end for the same user', async ({ page }) => {
  let seconds = 12;
  await shortenSessions(page, () => seconds);
  await enter(page, 'en');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    history.pushState(null, '', '/settings/profile');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByLabel('First name').fill('Half typed');
  await expect(page).toHaveURL(/\/login\?next=/, { timeout: 20_000 });
  seconds = 43_200;
  await enterCredentials(page, 'en');
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(page.getByLabel('First name')).not.toHaveValue('Half typed');
});

/** Signs in without waiting for a page: a warning hides what is below it from readers. */
async function enter(page: Page, locale: keyof typeof words): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, locale);
  await expect(page).toHaveURL(/\/responses/);
}

function warning(page: Page) {
  return page.getByRole('alertdialog', { name: words.en.title });
}
