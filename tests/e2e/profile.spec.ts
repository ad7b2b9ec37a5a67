import type { Locator, Page } from '@playwright/test';
import { codeOf } from '#tests/support/authenticator.ts';
import type { BuiltServer } from '#tests/support/built-server.ts';
import { makePerson, password } from '#tests/support/people.ts';
import { startPreparedServer } from '#tests/support/prepared-server.ts';
import { profileWords as words } from '#tests/support/profile-words.ts';
import { enterCredentials } from '#tests/support/staff-pages.ts';
import { test as base, expect } from '#tests/support/test-fixture.ts';

type Locale = keyof typeof words;

const emailOf = (what: string, locale: Locale) => `${what}-${locale}@example.com`;

const test = base.extend<object, { server: BuiltServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startPreparedServer(async (opened) => {
        const flags = { 'userManagement.profile': true };
        for (const what of ['details', 'password', 'factor', 'acted']) {
          for (const locale of ['en', 'nl'] as const) {
            await makePerson(opened, { email: emailOf(what, locale), flags, homeRoute: '/settings/profile' });
          }
        }
      });
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

for (const locale of ['en', 'nl'] as const) {
  const text = words[locale];

  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB', expectedErrors: /status of 4\d\d/ });

    test('§2 profile: details are saved, and what is missing is said at the field @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await open(page, locale, 'details');
      await checkAccessibility('the profile');
      await expectNoSidewaysScroll(page);
      const details = section(page, text.details);
      const save = details.getByRole('button', { name: text.save });
      await expect(save).toBeDisabled();
      await details.getByLabel(text.firstname).fill('');
      await expect(details.getByText(text.unsaved)).toBeVisible();
      for (const button of await details.getByRole('button').all()) await expectWordsToFit(button);
      await save.click();
      await expect(details.getByText(text.required)).toBeVisible();
      await expect(details.getByLabel(text.firstname)).toBeFocused();
      await expectFocusRing(details.getByLabel(text.firstname));
      await checkAccessibility('the profile with an error');
      await details.getByLabel(text.firstname).fill('Jip');
      await details.getByLabel(text.lastname).fill('de Boer');
      await save.click();
      await expect(page.getByText(text.saved)).toBeVisible();
      await expect(save).toBeDisabled();
      await page.reload();
      await expect(details.getByLabel(text.firstname)).toHaveValue('Jip');
      await expect(details.getByLabel(text.lastname)).toHaveValue('de Boer');
      const kept = await details.getByLabel(text.language).inputValue();
      let shown: Locale = locale;
      for (const chosen of kept === 'nl' ? (['en', 'nl'] as const) : (['nl', 'en'] as const)) {
        await section(page, words[shown].details).getByLabel(words[shown].language).selectOption(chosen);
        await section(page, words[shown].details).getByRole('button', { name: words[shown].save }).click();
        await expect(page.getByRole('heading', { level: 1, name: words[chosen].title, exact: true })).toBeVisible();
        await expect(section(page, words[chosen].details).getByText(words[chosen].unsaved)).toBeHidden();
        shown = chosen;
      }
    });

    test('§4 session: a new password and ending a session sign other browsers out', async ({
      page,
      browser,
      server,
      checkAccessibility,
    }) => {
      test.setTimeout(120_000);
      const elsewhere = await browser.newContext({ baseURL: server.url, locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });
      const other = await elsewhere.newPage();
      await open(other, locale, 'password');
      await open(page, locale, 'password');

      const sessions = section(page, text.sessions);
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      await expect(sessions.getByRole('listitem').filter({ hasText: text.thisSession })).toHaveCount(1);
      await expect(sessions).toContainText('Chrome');
      await sessions.getByRole('button', { name: text.end }).click();
      const question = page.getByRole('alertdialog');
      await checkAccessibility('the question');
      await question.getByRole('button', { name: text.yes, exact: true }).click();
      await expect(page.getByText(text.ended)).toBeVisible();
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await expect(sessions.getByRole('heading', { name: text.sessions })).toBeFocused();
      await other.reload();
      await expect(other).toHaveURL(/\/login/);

      await enterCredentials(other, locale, { email: emailOf('password', locale), password });
      await expect(other.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      const form = section(page, text.password);
      const fill = async (current: string, fresh: string, repeat = fresh) => {
        await form.getByLabel(text.current, { exact: true }).fill(current);
        await form.getByLabel(text.newPassword, { exact: true }).fill(fresh);
        await form.getByLabel(text.repeat, { exact: true }).fill(repeat);
        await form.getByRole('button', { name: text.change }).click();
      };
      await fill('not-it', 'Wulp-roept-2-keer');
      const current = form.getByLabel(text.current, { exact: true });
      await expect(current).toHaveAttribute('aria-invalid', 'true');
      await expect(current).toBeFocused();
      await checkAccessibility('a refused password');
      await fill(password, 'Wulp-roept-2-keer');
      await expect(page.getByText(text.changed)).toBeVisible();
      await expect(current).toHaveValue('');
      await other.reload();
      await expect(other).toHaveURL(/\/login/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await elsewhere.close();
    });

    test('§8 2FA dialog: one sets two-factor up, replaces it and switches it off, each with the password @phone', async ({
      page,
      checkAccessibility,
    }) => {
      test.setTimeout(120_000);
      await open(page, locale, 'factor');
      const own = section(page, text.twoFactor);
      await expect(own.getByText(text.off, { exact: true })).toBeVisible();

      for (const [button, message] of [
        [text.setUp, text.activated],
        [text.again, text.updated],
      ] as const) {
        await own.getByRole('button', { name: button, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: text.setUpDialog });
        await expect(dialog.getByLabel(text.own)).toBeFocused();
        const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
        await checkAccessibility('the set-up with a password');
        await dialog.getByLabel(text.own).fill('not-it');
        await dialog.getByLabel(text.code).fill(codeOf(secret));
        await expect(dialog.getByLabel(text.own)).toHaveAttribute('aria-invalid', 'true');
        await dialog.getByLabel(text.own).fill(password);
        await dialog.getByRole('button', { name: text.verify }).click();
        await expect(page.getByText(message)).toBeVisible();
        await page.getByRole('button', { name: text.kept }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(own.getByText(text.on, { exact: true })).toBeVisible();
        await page.locator('.toast', { hasText: message }).getByRole('button').click();
      }

      await own.getByRole('button', { name: text.renew }).click();
      const renew = page.getByRole('dialog', { name: text.renewDialog });
      await renew.getByLabel(text.own).fill(password);
      await renew.getByRole('button', { name: text.renew }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
      await page.getByRole('button', { name: text.kept }).click();
      await expect(own.getByRole('button', { name: text.renew })).toBeFocused();

      await own.getByRole('button', { name: text.disable }).click();
      const disable = page.getByRole('dialog', { name: text.disableDialog });
      await checkAccessibility('switching off');
      await disable.getByLabel(text.own).fill('not-it');
      await disable.getByRole('button', { name: text.disable }).click();
      await expect(disable.getByLabel(text.own)).toHaveAttribute('aria-invalid', 'true');
      await disable.getByLabel(text.own).fill(password);
      await disable.getByRole('button', { name: text.disable }).click();
      await expect(page.getByText(text.disabled)).toBeVisible();
      await expect(own.getByText(text.off, { exact: true })).toBeVisible();
      await expect(own.getByRole('button', { name: text.setUp, exact: true })).toBeFocused();
    });

    test('§4 impersonation: whoever acts as somebody else changes nothing of the account @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await page.route('**/api/v3/profile', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        if (json._data) json._data.impersonator = { id: 1, name: 'Admin' };
        await route.fulfill({ response, json });
      });
      await open(page, locale, 'acted');
      await expect(page.getByText(text.acting)).toBeVisible();
      for (const control of await page.getByRole('main').getByRole('textbox').all())
        await expect(control).toBeDisabled();
      for (const name of [text.save, text.change, text.setUp]) {
        await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeDisabled();
      }
      await checkAccessibility('the profile while acting');
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe('without the server', () => {
  test.use({ expectedErrors: /status of 5\d\d/ });

  for (const [status, body, sentence] of [
    [500, '', 'Failed to load 2FA data.'],
    [200, JSON.stringify({ _data: {} }), 'Could not retrieve 2FA setup information.'],
  ] as const) {
    test(`§8 2FA dialog: '${sentence}'`, async ({ page }) => {
      await open(page, 'en', 'acted');
      await page.route('**/api/v3/two-factor/*', (route) =>
        route.fulfill({ status, body, contentType: 'application/json' }),
      );
      await page.getByRole('button', { name: 'Set up', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(sentence);
    });
  }
});

async function open(page: Page, locale: Locale, what: string): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, locale, { email: emailOf(what, locale), password });
  await expect(page.getByRole('heading', { level: 1, name: words[locale].title })).toBeVisible();
  await expect(section(page, words[locale].details)).toBeVisible();
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
}

async function expectWordsToFit(button: Locator): Promise<void> {
  const isCut = await button.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const text = words.getBoundingClientRect();
    return (
      text.left < left + Number.parseFloat(paddingLeft) - 1 || text.right > right - Number.parseFloat(paddingRight) + 1
    );
  });
  expect(isCut, `the words of '${await button.textContent()}' stand out of their button`).toBe(false);
}

async function expectFocusRing(field: Locator): Promise<void> {
  const box = field.locator('xpath=ancestor::*[contains(@class, "MuiOutlinedInput-root")]');
  await expect(box, 'the ring around what is wrong').toHaveCSS('outline', /solid 3px$/);
}
