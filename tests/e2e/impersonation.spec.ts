import type { Page } from '@playwright/test';
import { holdSession, signOut } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const agent = { name: 'Daan Mulder', email: 'daan.mulder@example.com' };
const words = {
  en: {
    users: 'Users',
    loginAs: `Log in as ${agent.name}`,
    yes: 'Log in',
    no: 'Cancel',
    acts: ` acts as ${agent.name}`,
    back: 'Back to my account',
    again: /You no longer act as somebody else/,
  },
  nl: {
    users: 'Gebruikers',
    loginAs: `Werken als ${agent.name}`,
    yes: 'Doorgaan',
    no: 'Annuleren',
    acts: ` werkt als ${agent.name}`,
    back: 'Terug naar mijn account',
    again: /Je werkt niet langer als iemand anders/,
  },
} as const;
type Locale = keyof typeof words;

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    test('§4 impersonation: login-as-user, a banner that names both, and back @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await openUsers(page, locale);
      await checkAccessibility('the list of users');
      await page.getByRole('button', { name: words[locale].loginAs }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(agent.name);
      await checkAccessibility('the question');
      await question.getByRole('button', { name: words[locale].no }).click();
      await expect(question).toBeHidden();
      await expect(banner(page, locale)).toBeHidden();

      await loginAs(page, locale);
      await expectFocusOnPage(page);
      await checkAccessibility('the banner');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: words[locale].back }).click();
      await expect(page.getByText(words[locale].again)).toBeVisible();
      await expect(page).toHaveURL(/\/settings\/users$/);
      await expect(page.getByRole('heading', { level: 1, name: words[locale].users })).toBeVisible();
      await expect(banner(page, locale)).toBeHidden();
      await expectFocusOnPage(page);
    });

    test('§4 impersonation: the banner stands on the pages of the site, too, without the public footer @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await openUsers(page, locale);
      await loginAs(page, locale);
      await page.goto('/corporate/survey');
      await expect(banner(page, locale)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await checkAccessibility('the banner on the site');
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: words[locale].back }).click();
      await expect(page.getByText(words[locale].again)).toBeVisible();
      await expect(page).toHaveURL(/\/settings\/users$/);
      await expect(banner(page, locale)).toBeHidden();
      await page.goto('/privacy');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(banner(page, locale)).toBeHidden();
    });
  });
}

test('§4 impersonation: logout restores the original user, and every tab follows', async ({ page, context }) => {
  await openUsers(page, 'en');
  const other = await context.newPage();
  await other.goto('/settings/users');
  await expect(other.getByRole('button', { name: words.en.loginAs })).toBeVisible();

  await loginAs(page, 'en');
  await expect(banner(other, 'en')).toBeVisible();
  // The agent may not see users, in whatever tab.
  await expect(other).not.toHaveURL(/\/settings/);

  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/settings\/users$/);
  await expect(page.getByRole('button', { name: words.en.loginAs })).toBeVisible();
  await expect(banner(other, 'en')).toBeHidden();
  await signOut(page, 'en');
  await expectFocusOnPage(page);
  await expect(other).toHaveURL(/\/login/);
});

test('§6 impersonation: the agent’s view holds only what the agent may see', async ({ page }) => {
  await openUsers(page, 'en');
  await loginAs(page, 'en');
  await page.goto('/responses');
  await expect(page.getByRole('heading', { name: 'No responses yet' })).toBeVisible();
  await page.goto('/settings/users');
  await expect(page).toHaveURL(/\/no-permission\/userManagement\.show$/);
});

test('impersonation cannot begin within itself', async ({ page, request }) => {
  await openUsers(page, 'en');
  await loginAs(page, 'en');
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  const refused = await request.post('/api/v3/login-as-user', { headers, form: { userId: '1' } });
  expect(refused.status()).toBe(403);
  await page.reload();
  await expect(banner(page, 'en')).toBeVisible();
});

test.describe('a session that the server has ended', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('§4 impersonation: a 401 in the other’s session restores the own one', async ({ page, request }) => {
    await openUsers(page, 'en');
    await loginAs(page, 'en');
    await request.post('/api/v3/logout', { headers: { Authorization: `Bearer ${await tokenOf(page)}` } });
    await page.reload();
    await expect(page.getByText(words.en.again)).toBeVisible();
    await expect(banner(page, 'en')).toBeHidden();
    await page.goto('/settings/users');
    await expect(page.getByRole('button', { name: words.en.loginAs })).toBeVisible();
  });
});

test.describe('a refusal', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('§8 a refusal of login-as-user shows the server’s own text', async ({ page }) => {
    const problem = { type: 'about:blank', title: 'No', status: 422, detail: 'This account is closed.' };
    await page.route('**/login-as-user', (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await openUsers(page, 'en');
    await page.getByRole('button', { name: words.en.loginAs }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.en.yes }).click();
    await expect(page.getByText('This account is closed.')).toBeVisible();
    await expect(banner(page, 'en')).toBeHidden();
  });
});

async function openUsers(page: Page, locale: Locale): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/users');
  await expect(page.getByRole('button', { name: words[locale].loginAs })).toBeVisible();
}

async function loginAs(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: words[locale].loginAs }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words[locale].yes, exact: true }).click();
  await expect(banner(page, locale)).toBeVisible();
  await expect(page).not.toHaveURL(/\/settings\/users|\/no-permission/);
}

async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('session'));
  return JSON.parse(stored ?? '{}').token;
}

function banner(page: Page, locale: Locale) {
  return page.getByRole('status').filter({ hasText: words[locale].acts });
}

/** Keyboard and screen reader go on from the new page, not from the top of the document. */
async function expectFocusOnPage(page: Page): Promise<void> {
  await expect(page.locator('main:focus, #page-title:focus')).toHaveCount(1);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
}
