import { expect, type Page } from '@playwright/test';
import { apiRoot } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import type { Session } from '#contract/session.ts';
import { administrator } from './built-server.ts';
import { asRewritten } from './rewritten-tokens.ts';
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

/** Signs in by the form and waits for the list of responses. */
export async function signInByForm(page: Page, locale: Locale, credentials = administrator): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, locale, credentials);
  await expectResponses(page, locale);
}

/** Opens the list of responses as the administrator, with a session that no page was loaded for. */
export async function signIn(page: Page, locale: Locale): Promise<void> {
  await holdSession(page);
  await page.goto('/responses');
  await expectResponses(page, locale);
}

/** Gives this browser a session as the sign-in form would leave it, before any page is opened. */
export async function holdSession(page: Page, credentials = administrator): Promise<void> {
  const form = { username: credentials.email, password: credentials.password };
  const answer = await page.request.post(`${apiRoot}/login`, { form });
  expect(answer.status(), `sign-in of ${credentials.email}`).toBe(200);
  await storeSession(page, new URL(answer.url()).origin, (await answer.json()) as Session);
}

async function storeSession(page: Page, origin: string, session: Session): Promise<void> {
  const value = JSON.stringify({ ...asRewritten(page, session), receivedAt: Date.now() });
  const stored = { name: 'session', value };
  const { cookies, origins } = await page.context().storageState();
  const here = origins.find((other) => other.origin === origin)?.localStorage ?? [];
  await page.context().setStorageState({
    cookies,
    origins: [
      ...origins.filter((other) => other.origin !== origin),
      { origin, localStorage: [...here.filter(({ name }) => name !== 'session'), stored] },
    ],
  });
}

async function expectResponses(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words[locale].responses })).toBeVisible();
}

/** Signs out by the link of the bar, or of the drawer where the screen is narrow. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  const leave = page.getByRole('link', { name: words[locale].logOut });
  if (!(await leave.isVisible())) await page.getByRole('button', { name: words[locale].menu }).click();
  await leave.click();
  await expect(page).toHaveURL(/\/login$/);
}

/**
 * Gives this browser the session of a user of the demo, without a password: an administrator acts as them.
 * @returns the Authorization header of that session
 */
export async function enterAs(page: Page, url: string, email: string): Promise<{ authorization: string }> {
  const headers = await signInForApi(url);
  const people = await readJson<{ _data: { id: number; email: string }[] }>(`${url}${apiRoot}/catalog/users`, {
    headers,
  });
  const userId = people._data.find((person) => person.email === email)?.id;
  const session = await readJson<Session>(`${url}${apiRoot}/login-as-user`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ userId: String(userId) }),
  });
  await storeSession(page, url, session);
  return { authorization: `Bearer ${session.token}` };
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
