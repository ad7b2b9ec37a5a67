import { expect, type Page } from '@playwright/test';
import { apiRoot } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import { administrator } from './built-server.ts';
import { readJson, signInForApi } from './scan.ts';

const words = {
  en: {
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    responses: 'Responses',
    logOut: 'Log out',
    menu: 'Menu',
  },
  nl: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    signIn: 'Inloggen',
    responses: 'Inzendingen',
    logOut: 'Uitloggen',
    menu: 'Menu',
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

/** Signs out by the link of the bar, or of the drawer where the screen is narrow. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  const leave = page.getByRole('link', { name: words[locale].logOut });
  if (!(await leave.isVisible())) await page.getByRole('button', { name: words[locale].menu }).click();
  await leave.click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Makes this browser the session of a user of the demo, without a password: an administrator acts as them. */
export async function enterAs(page: Page, url: string, email: string): Promise<void> {
  const headers = await signInForApi(url);
  const people = await readJson<{ _data: { id: number; email: string }[] }>(`${url}${apiRoot}/catalog/users`, {
    headers,
  });
  const userId = people._data.find((person) => person.email === email)?.id;
  const session = await readJson<object>(`${url}${apiRoot}/login-as-user`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ userId: String(userId) }),
  });
  await page.goto('/login');
  await page.evaluate((stored) => localStorage.setItem('session', JSON.stringify(stored)), {
    ...session,
    receivedAt: Date.now(),
  });
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

/** Closes what the toasts say: on a narrow screen they lie over what is at the bottom, and stay while a mouse is there. */
export async function closeToasts(page: Page): Promise<void> {
  const closers = page.getByRole('status').getByRole('button', { name: /^(Close|Sluiten)$/ });
  while ((await closers.count()) > 0) {
    // One may go by itself in that moment.
    await closers
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await page.waitForTimeout(300);
  }
}
