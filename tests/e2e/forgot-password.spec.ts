import type { Page } from '@playwright/test';
import type { BuiltServer } from '#tests/support/built-server.ts';
import { type MailServer, resetLinkIn, startMailServer } from '#tests/support/mail-server.ts';
import { makePerson, password } from '#tests/support/people.ts';
import { startPreparedServer } from '#tests/support/prepared-server.ts';
import { enterCredentials } from '#tests/support/staff-pages.ts';
import { test as base, expect } from '#tests/support/test-fixture.ts';

const words = {
  en: {
    link: 'Forgot password?',
    title: 'Forgot your password?',
    email: 'E-mail address',
    invalid: 'Enter a valid e-mail address',
    required: 'This field is required',
    send: 'Send the link',
    sent: 'Check your e-mail',
    newTitle: 'Choose a new password',
    newPassword: 'New password',
    repeat: 'Repeat the new password',
    tooShort: 'Enter at least 4 characters',
    unequal: 'The two passwords are not the same',
    save: 'Save the password',
    set: 'Your new password is set',
    seconds: (left: number) => `In ${left} seconds you go to the sign-in page.`,
    signIn: 'Sign in',
    again: 'Ask for a new link',
    profile: 'Profile',
  },
  nl: {
    link: 'Wachtwoord vergeten?',
    title: 'Wachtwoord vergeten?',
    email: 'E-mailadres',
    invalid: 'Voer een geldig e-mailadres in',
    required: 'Dit veld is verplicht',
    send: 'Link versturen',
    sent: 'Kijk in je mailbox',
    newTitle: 'Kies een nieuw wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    repeat: 'Herhaal het nieuwe wachtwoord',
    tooShort: 'Je moet minimaal 4 tekens invoeren',
    unequal: 'De twee wachtwoorden zijn niet gelijk',
    save: 'Wachtwoord opslaan',
    set: 'Je nieuwe wachtwoord is ingesteld',
    seconds: (left: number) => `Over ${left} seconden ga je naar de inlogpagina.`,
    signIn: 'Inloggen',
    again: 'Een nieuwe link aanvragen',
    profile: 'Profiel',
  },
} as const;
type Locale = keyof typeof words;

const emailOf = (locale: Locale) => `forgetful-${locale}@example.com`;

const test = base.extend<object, { server: BuiltServer; mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const prepare: Parameters<typeof startPreparedServer>[0] = async (opened) => {
        for (const locale of ['en', 'nl'] as const) {
          const flags = { 'userManagement.profile': true };
          await makePerson(opened, { email: emailOf(locale), flags, homeRoute: '/settings/profile' });
        }
      };
      const server = await startPreparedServer(prepare, { SMTP_URL: mail.url });
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

for (const locale of ['en', 'nl'] as const) {
  const text = words[locale];

  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB', expectedErrors: /status of [45]\d\d/ });

    test('§4 password reset: request, link by e-mail, new password, sign-in after 5 s @phone', async ({
      page,
      mail,
      checkAccessibility,
    }) => {
      test.setTimeout(120_000);
      const link = await test.step('request', async () => {
        await page.goto('/login');
        await page.getByRole('link', { name: text.link }).click();
        await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
        await checkAccessibility('the request');
        const field = page.getByLabel(text.email);
        await page.getByRole('button', { name: text.send }).click();
        await expect(page.getByText(text.required)).toBeVisible();
        await field.fill('nobody@nowhere');
        await expect(page.getByText(text.invalid)).toBeVisible();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await checkAccessibility('the request with an error');
        await field.fill(emailOf(locale));
        await page.getByRole('button', { name: text.send }).click();
        await expect(page.getByRole('heading', { level: 1, name: text.sent })).toBeFocused();
        await expect(page.getByRole('status')).not.toBeEmpty();
        await checkAccessibility('the answer');
        const { pathname } = new URL(resetLinkIn(await mail.waitFor(({ to }) => to.includes(emailOf(locale)))));
        return pathname;
      });

      await test.step('new password', async () => {
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1, name: text.newTitle })).toBeVisible();
        // Out of sight at once, and still there after a reload.
        await expect(page).toHaveURL(/\/forgot-password$/);
        await page.reload();
        await enterNewPassword(page, locale, 'abc', 'abcd');
        await expect(page.getByText(text.tooShort)).toBeVisible();
        await expect(page.getByText(text.unequal)).toBeVisible();
        await expect(page.getByLabel(text.newPassword, { exact: true })).toBeFocused();
        await checkAccessibility('a new password with errors');
        await enterNewPassword(page, locale, 'abcd', 'abcd');
        await expect(page.getByRole('heading', { level: 1, name: text.set })).toBeFocused();
        await expect(page.getByText(text.seconds(5))).toBeVisible();
        await checkAccessibility('the password is set');
        await expect(page).toHaveURL(/\/login$/, { timeout: 15_000 });
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });

      await test.step('the new password signs in, the old one does not', async () => {
        await enterCredentials(page, locale, { email: emailOf(locale), password });
        await expect(page.getByRole('alert')).not.toBeEmpty();
        await enterCredentials(page, locale, { email: emailOf(locale), password: 'abcd' });
        await expect(page.getByRole('heading', { level: 1, name: text.profile })).toBeVisible();
        await page.goto('/logout');
        await expect(page).toHaveURL(/\/login/);
      });

      await test.step('a link works once', async () => {
        await page.goto(link);
        await enterNewPassword(page, locale, 'efgh', 'efgh');
        await expect(page.getByRole('alert')).not.toBeEmpty();
        await checkAccessibility('a link that is used up');
        await expect(page.getByRole('button', { name: text.again })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      });
    });

    test('§8 password reset: where the server says nothing, we do', async ({ page }) => {
      await page.route('**/api/v3/reset-password', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/forgot-password');
      await page.getByLabel(text.email).fill('a@example.com');
      await page.getByRole('button', { name: text.send }).click();
      await expect(page.getByRole('alert')).toHaveText(
        {
          en: 'The password could not be reset. Try again later.',
          nl: 'Het wachtwoord kon niet worden hersteld. Probeer het later opnieuw.',
        }[locale],
      );
    });
  });
}

async function enterNewPassword(page: Page, locale: Locale, password: string, repeat: string): Promise<void> {
  const text = words[locale];
  await page.getByLabel(text.newPassword, { exact: true }).fill(password);
  await page.getByLabel(text.repeat, { exact: true }).fill(repeat);
  await page.getByRole('button', { name: text.save }).click();
}
