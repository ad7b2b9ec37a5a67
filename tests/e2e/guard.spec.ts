import type { Page } from '@playwright/test';
import { apiRoot } from '#contract/index.ts';
import { enterAs, enterCredentials, holdSession, signIn, signOut } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';
import { fakeSession } from '#web/session/fake-session.ts';

const agent = 'daan.mulder@example.com';

for (const path of ['/dashboard', '/responses?page=1', '/settings', '/settings/users', '/corporate/survey']) {
  test(`§2 navigation guard: ${path} sends whoever is not logged in to login`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next') === path);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
}

test('§2 navigation guard: a sign-in leads back to the page that was asked for', async ({ page }) => {
  await page.goto('/settings/users');
  await enterCredentials(page, 'en');
  await expect(page).toHaveURL(/\/settings\/users$/);
});

test('security 28: a sign-in never leads to another site', async ({ page, baseURL }) => {
  await page.goto('/login?next=https://evil.example/responses');
  await enterCredentials(page, 'en');
  await expect(page).toHaveURL(`${baseURL}/responses`);
  await page.goto('/login?next=%2F%2Fevil.example');
  await expect(page).toHaveURL(`${baseURL}/responses`);
});

test('§2 navigation guard: a logged-in user opening / or /login goes to their home route, and no other page flashes by', async ({
  page,
}) => {
  await signIn(page, 'en');
  for (const path of ['/', '/login']) {
    await page.addInitScript(watchHeadings);
    await page.goto(path);
    await expect(page).toHaveURL(/\/responses$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
    // What the app itself has rendered; the server's page of "/" is gone before the app begins.
    const seen = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
    expect(new Set(seen), path).toEqual(new Set(['Responses']));
  }
});

test('§2 navigation guard: in the app, too, / leads a logged-in user home', async ({ page }) => {
  await holdSession(page);
  await page.goto('/over-ons');
  await page.getByRole('banner').getByRole('link', { name: 'De Arbeidsmarktscan' }).click();
  await expect(page).toHaveURL(/\/responses$/);
});

test.describe('a session that the server does not know', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('§2 navigation guard: a user who needs two-factor but has none set up goes to login', async ({ page }) => {
    const config = { ...configOf({ homeRoute: '/responses' }), enforceTwoFactor: true };
    await keep(page, fakeSession({ config }));
    await page.goto('/responses');
    await expect(page).toHaveURL(/\/login\?next=%2Fresponses$/);
  });

  test('§2 navigation guard: to logout if the home route is the login screen', async ({ page }) => {
    await page.route(`**${apiRoot}/logout`, (route) => route.fulfill({ json: {} }));
    await keep(page, fakeSession({ config: configOf({ homeRoute: '/login' }) }));
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  });
});

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    test('§2 no-permission: a missing profile flag leads there, names the flag, and a link leads home @phone', async ({
      page,
      server,
      checkAccessibility,
    }) => {
      await enterAs(page, server.url, agent);
      await page.goto('/settings/users');
      await expect(page).toHaveURL(/\/no-permission\/userManagement\.show$/);
      const sentence = {
        en: 'No permission to view page, you need userManagement.show in order to view the page.',
        nl: 'Geen toegang tot deze pagina: je hebt userManagement.show nodig om hem te bekijken.',
      };
      await expect(page.getByText(sentence[locale])).toBeVisible();
      await checkAccessibility('no permission');
      await page.getByRole('link', { name: { en: 'Go home', nl: 'Naar de startpagina' }[locale] }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('§2 catch-all: an unknown page of the back-office says so and leads home @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await holdSession(page);
      await page.goto('/settings/none');
      const title = { en: 'Page not found', nl: 'Pagina niet gevonden' }[locale];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await checkAccessibility('not found');
      await page.getByRole('link', { name: { en: 'Go home', nl: 'Naar de startpagina' }[locale] }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('§2 error: the page has the stored message and a link home @phone', async ({ page, checkAccessibility }) => {
      await page.goto('/login');
      await page.evaluate(() => sessionStorage.setItem('last-error', 'The list fell over'));
      await page.goto('/error');
      const sentence = {
        en: 'An error occurred, see console for details and go home to retry.',
        nl: 'Er is een fout opgetreden. Kijk in de console voor details en ga naar de startpagina om het opnieuw te proberen.',
      };
      await expect(page.getByText(sentence[locale])).toBeVisible();
      await expect(page.getByText('The list fell over')).toBeVisible();
      await checkAccessibility('the error page');
      await page.getByRole('link', { name: { en: 'Go home', nl: 'Naar de startpagina' }[locale], exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test('§2 /corporate/survey: for roles user and agent, in their navigation', async ({ page, server }) => {
  await enterAs(page, server.url, agent);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Start scan' }).click();
  await expect(page).toHaveURL(/\/corporate\/survey$/);
  await expect(page.getByRole('button', { name: 'Start survey' })).toBeVisible();
  await page.getByRole('link', { name: 'Back-office' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('§2 /corporate/survey: not for an administrator, to whom no flag is missing', async ({ page }) => {
  await holdSession(page);
  await page.goto('/corporate/survey');
  await expect(page).toHaveURL(/\/no-permission$/);
  await expect(page.getByRole('heading', { level: 1, name: 'No permission to view page' })).toBeVisible();
});

test('§2 logout: signs out on the server, too, then goes to login', async ({ page, request }) => {
  await signIn(page, 'en');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }).token,
  );
  const ask = () => request.get(`${apiRoot}/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status()).toBe(200);
  await signOut(page, 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect((await ask()).status()).toBe(401);
  await page.goto('/responses');
  await expect(page).toHaveURL(/\/login/);
});

function configOf(base: { homeRoute: string }) {
  return {
    enforceTwoFactor: false,
    applicationVersion: '1.0.0',
    base,
    featureFlags: {},
    profileFlags: { 'surveyManagement.*': true },
  };
}

/** Has the browser keep a session before the first page loads; its token is nothing to the server. */
async function keep(page: Page, session: object): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    localStorage.setItem('session', stored);
  }, JSON.stringify(session));
}

/**
 * Runs in the page: notes every first heading there is from DOMContentLoaded on. The app's module runs before that
 * and takes the guard's way at once. An observer from the start would also note what the parser added last: its
 * report may come after the parsing.
 */
function watchHeadings(): void {
  const headings: string[] = [];
  Object.assign(window, { headings });
  const note = () => {
    const text = document.querySelector('h1')?.textContent;
    if (text) headings.push(text);
  };
  document.addEventListener('DOMContentLoaded', () => {
    note();
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
}
