import { expect, type Page } from '@playwright/test';
import type { Locale } from '#contract/locale.ts';
import { administrator } from './built-server.ts';

const words = {
  en: { email: 'E-mail address', password: 'Password', signIn: 'Sign in', responses: 'Responses', logOut: 'Log out' },
  nl: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    signIn: 'Inloggen',
    responses: 'Inzendingen',
    logOut: 'Uitloggen',
  },
} as const;

/** Fills in the sign-in form and presses its button. */
export async function enterCredentials(page: Page, locale: Locale, { email, password } = administrator): Promise<void> {
  await page.getByLabel(words[locale].email, { exact: true }).fill(email);
  await page.getByLabel(words[locale].password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words[locale].signIn, exact: true }).click();
}

/** Signs the administrator in and waits for the list of responses. */
export async function signIn(page: Page, locale: Locale, credentials = administrator): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, locale, credentials);
  await expect(page.getByRole('heading', { level: 1, name: words[locale].responses })).toBeVisible();
}

/** Signs out by the button of the bar. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: words[locale].logOut }).click();
}

/** Opens the details of the one response that a search finds. */
export async function openResponse(page: Page, search: string) {
  await page.getByRole('searchbox').fill(search);
  const row = page.getByRole('row').filter({ hasText: search });
  await expect(row).toHaveCount(1);
  await row.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('dl dt').first()).toBeVisible();
  return dialog;
}
