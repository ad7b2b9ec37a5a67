import type { Page } from '@playwright/test';
import { enterAs, enterCredentials, holdSession, signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const bar = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => page.getByRole('navigation', { name: /Main menu|Hoofdmenu/ });

test('§2 nav: titles upper case, by sort, logout last with its icon', async ({ page }) => {
  await signIn(page, 'en');
  await expect(bar(page).locator('.nav-tab')).toHaveCount(4);
  const shown = await bar(page).locator('.nav-tab').allInnerTexts();
  expect(shown.map((text) => text.trim())).toEqual(['DASHBOARD', 'RESPONSES', 'SETTINGS', 'LOG OUT']);
  await expect(bar(page).getByRole('link', { name: 'Log out' }).locator('svg')).toBeVisible();
  await expect(nav(page).getByRole('link', { name: 'Responses' })).toHaveAttribute('aria-current', 'page');
});

test('§2 nav: what is not permitted does not show, and a child without its parent stands at the top', async ({
  page,
  server,
}) => {
  await enterAs(page, server.url, 'daan.mulder@example.com');
  await page.goto('/dashboard');
  await expect(bar(page).locator('.nav-tab')).toHaveText([
    'Dashboard',
    'Profile',
    'Responses',
    'Start scan',
    'Info',
    'Log out',
  ]);
  await expect(bar(page).getByRole('button', { name: 'Settings' })).toHaveCount(0);
});

test('§1 nav: the sub-menu drops down by mouse, leads on, and a click elsewhere closes it', async ({ page }) => {
  await signIn(page, 'en');
  const button = nav(page).getByRole('button', { name: 'Settings' });
  const users = nav(page).getByRole('link', { name: 'Users' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(users).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(nav(page).getByRole('list', { name: 'System' }).getByRole('link')).toHaveText([
    'Users',
    'Roles',
    'Groups',
    'Tenants',
  ]);
  await expect(nav(page).getByRole('list', { name: 'Application' }).getByRole('link')).toHaveText([
    'Profile',
    'Packages',
    'Info',
  ]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(users).toBeHidden();
  await button.click();
  await users.click();
  await expect(page).toHaveURL(/\/settings\/users$/);
  await expect(users).toBeHidden();
  await expect(button).toHaveAttribute('aria-current', 'true');
});

test('§1 nav: the sub-menu works by keyboard: arrows, Escape, Tab', async ({ page }) => {
  await signIn(page, 'en');
  const button = nav(page).getByRole('button', { name: 'Settings' });
  const link = (name: string) => nav(page).getByRole('link', { name });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(link('Profile')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('Packages')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link('All settings')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('Profile')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link('Profile')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link('Users')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(link('Users')).toBeHidden();
});

test('§2 nav: a page of the settings has the navigation of its section beside it, the current one marked', async ({
  page,
}) => {
  await signIn(page, 'en');
  const section = page.getByRole('navigation', { name: 'Pages of this section' });
  await expect(section).toHaveCount(0);
  await page.goto('/settings');
  await expect(section.getByRole('link', { name: 'All settings' })).toHaveAttribute('aria-current', 'page');
  await section.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/settings\/users$/);
  await expect(section.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
});

test('§2 settings: the landing page lists what may be opened, and finds it', async ({ page }) => {
  await holdSession(page);
  await page.goto('/settings');
  const cards = page.getByRole('main').getByRole('link');
  await expect(cards).toHaveText([
    ...['Profile', 'Packages', 'Info', 'Queue', 'Recurring queue', 'Users', 'Roles', 'Groups', 'Tenants'],
    ...['Logs', 'Audit log', 'Messages'],
  ]);
  await page.getByRole('searchbox', { name: 'Search the settings' }).fill('last signed in');
  await expect(cards).toHaveText(['Users']);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No page or setting matches “nothing like it”.')).toBeVisible();
});

test('§1 footer: version, base URL and API URL; administrators see their name and first role', async ({
  page,
  server,
}) => {
  await signIn(page, 'en');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/Version \d+\.\d+\.\d+/);
  await expect(footer).toContainText(/Base URL \S+/);
  await expect(footer).toContainText('/api/v3');
  await expect(footer).toContainText('Admin · Administrator');
  await enterAs(page, server.url, 'daan.mulder@example.com');
  await page.goto('/dashboard');
  await expect(footer).toContainText('/api/v3');
  await expect(footer.getByRole('button')).toHaveCount(0);
  await expect(footer).not.toContainText('Daan');
});

test('§1 header: hidden when the route says so and when nobody is signed in', async ({ page }) => {
  for (const path of ['/login', '/forgot-password', '/no-permission/a.b']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(nav(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('.door-card')).toBeVisible();
  }
  await signIn(page, 'en');
  await expect(nav(page)).toBeVisible();
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(nav(page)).toHaveCount(0);
});

test('§2 home: who this is, what may be opened, and the way to two-factor', async ({ page }) => {
  await holdSession(page);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main).toContainText('Welcome, Admin');
  await expect(main).toContainText('Last signed in:');
  await main.getByRole('link', { name: 'Set it up in your profile' }).click();
  await expect(page).toHaveURL(/\/settings\/profile$/);
});

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: /Invalid time value|RangeError/ });

  test('§2 error: a page that breaks stands alone, and its message is on the error page', async ({
    page,
    checkAccessibility,
  }) => {
    const broken = { id: '1', createdAt: 'never', status: 'NEW', survey: { name: 'Scan' } };
    await page.route('**/api/v3/survey/responses?*', (route) =>
      route.fulfill({ json: { _data: [broken], _pagination: { _total: 1, _page: 1, _perPage: 50, _pages: 1 } } }),
    );
    await page.goto('/login');
    await enterCredentials(page, 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(nav(page)).toBeVisible();
    await checkAccessibility('a broken page');
    await page.getByRole('link', { name: 'Show what happened' }).click();
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByText('Invalid time value')).toBeVisible();
    await page.getByRole('link', { name: 'Go home', exact: true }).click();
    await expect(nav(page)).toBeVisible();
  });
});

for (const locale of ['en', 'nl'] as const) {
  const t = <T>(texts: { en: T; nl: T }) => texts[locale];
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    test('§1 footer: administrators open User details and Profile Flags @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await signIn(page, locale);
      for (const [name, content] of [
        [t({ en: 'User details', nl: 'Gebruikersgegevens' }), 'admin@example.com'],
        [t({ en: 'Profile Flags', nl: 'Profielrechten' }), '*'],
      ] as const) {
        const button = page.getByRole('contentinfo').getByRole('button', { name });
        await button.click();
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toContainText(content);
        await checkAccessibility(name);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    test('§1 nav: a drawer on a small screen, by touch and by keyboard @phone-only', async ({
      page,
      checkAccessibility,
    }) => {
      await signIn(page, locale);
      const open = page.getByRole('button', { name: 'Menu', exact: true });
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(nav(page)).toBeHidden();
      await open.tap();
      await expect(drawer).toBeVisible();
      await expect(drawer).toContainText(/(Version|Versie) \d/);
      await expect(drawer).toContainText('Admin');
      await drawer.getByText(t({ en: 'Settings', nl: 'Instellingen' }), { exact: true }).tap();
      await checkAccessibility('the drawer');
      await drawer.getByRole('link', { name: t({ en: 'Users', nl: 'Gebruikers' }) }).tap();
      await expect(page).toHaveURL(/\/settings\/users$/);
      await expect(drawer).toBeHidden();

      await open.focus();
      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(isOutside, 'focus leaves the drawer').toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
    });

    for (const path of ['/dashboard', '/settings', '/settings/users', '/settings/profile'] as const) {
      test(`§2 screens: axe finds nothing on ${path}, which fits its screen @phone`, async ({
        page,
        checkAccessibility,
      }) => {
        await holdSession(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText('Admin');
        await checkAccessibility(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }

    test('§2 screens: axe finds nothing on the open sub-menu', async ({ page, checkAccessibility }) => {
      await signIn(page, locale);
      await nav(page).getByRole('button').click();
      await checkAccessibility('the sub-menu');
    });

    test('§1 footer: the public one when nobody is signed in, on the pages of the staff half, too @phone', async ({
      page,
    }) => {
      for (const path of ['/login', '/forgot-password', '/no-permission/a.b']) {
        await page.goto(path);
        const footer = page.getByRole('contentinfo');
        const links = t({
          en: ['De Arbeidsmarktscan', 'About us', 'Terms and conditions', 'Privacy'],
          nl: ['De Arbeidsmarktscan', 'Over ons', 'Algemene voorwaarden', 'Privacy'],
        });
        for (const name of links) await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
        await expect(footer.getByRole('link', { name: /ISO 27001/ })).toHaveAttribute('href', /\.pdf$/);
        await expect(footer.getByRole('img')).toBeVisible();
        await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
      }
    });
  });
}
