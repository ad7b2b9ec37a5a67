import type { Page } from '@playwright/test';
import { codeOf } from '#tests/support/authenticator.ts';
import { makePerson, password } from '#tests/support/people.ts';
import { startPreparedServer } from '#tests/support/prepared-server.ts';
import { readQrPicture } from '#tests/support/qr-picture.ts';
import { enterCredentials } from '#tests/support/staff-pages.ts';
import { test as base, expect } from '#tests/support/test-fixture.ts';

const words = {
  en: {
    setUp: 'Set up two-factor authentication',
    verify: 'Two-factor authentication',
    codeSetUp: 'Enter the 6 digits that the app shows',
    code: 'Code from your authenticator app',
    keep: 'Keep your recovery codes',
    kept: 'I have kept them',
    download: 'Download as text',
    useRecovery: 'Use a recovery code',
    recovery: 'Recovery code',
    button: 'Verify',
    cancel: 'Cancel',
    activated: '2FA Activated! You can now login with your two factor token',
    refused: 'Verification failed. Please check the code.',
    required: '2FA setup is required to proceed.',
    profile: 'Profile',
  },
  nl: {
    setUp: 'Tweestapsverificatie instellen',
    verify: 'Tweestapsverificatie',
    codeSetUp: 'Vul de 6 cijfers in die de app laat zien',
    code: 'Code uit je verificatie-app',
    keep: 'Bewaar je herstelcodes',
    kept: 'Ik heb ze bewaard',
    download: 'Downloaden als tekst',
    useRecovery: 'Een herstelcode gebruiken',
    recovery: 'Herstelcode',
    button: 'Verifiëren',
    cancel: 'Annuleren',
    activated: 'Tweestapsverificatie staat aan! Voortaan log je in met een code uit je app',
    refused: /Verificatie mislukt/,
    required: 'Zonder tweestapsverificatie kun je niet verder.',
    profile: 'Profiel',
  },
} as const;
type Locale = keyof typeof words;

/** Everybody sets two-factor up once, so each test has a person of its own. */
const emailOf = (what: string, locale: Locale) => `${what}-${locale}@example.com`;
const flags = { 'userManagement.profile': true };

const test = base.extend<object, { server: Awaited<ReturnType<typeof startPreparedServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startPreparedServer(async (opened) => {
        for (const what of ['enforced', 'cancel']) {
          for (const locale of ['en', 'nl'] as const) {
            const email = emailOf(what, locale);
            await makePerson(opened, { email, flags, homeRoute: '/settings/profile', enforceTwoFactor: true });
          }
        }
      });
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// A refused code is an answer of the server that the browser notes in its console.
test.use({ expectedErrors: /status of 4\d\d/ });

for (const locale of ['en', 'nl'] as const) {
  const text = words[locale];

  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    test('§4 login: an enforced two-factor is set up by picture or key, and then asked for @phone', async ({
      page,
      checkAccessibility,
    }) => {
      test.setTimeout(120_000);
      const person = { email: emailOf('enforced', locale), password };
      const secret = await test.step('set-up', async () => {
        await begin(page, locale, person);
        const dialog = page.getByRole('dialog', { name: text.setUp });
        await expect(dialog.getByLabel(text.codeSetUp)).toBeFocused();
        await expect(dialog.getByRole('button', { name: text.button })).toBeDisabled();
        const canvas = dialog.locator('canvas');
        expect(await canvas.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThanOrEqual(180);
        expect(await canvas.evaluate((element: HTMLCanvasElement) => element.width)).toBe(180);
        const shown = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
        await expect(async () => {
          const address = new URL(await readQrPicture(canvas));
          expect(address.protocol).toBe('otpauth:');
          expect(address.searchParams.get('secret')).toBe(shown);
        }).toPass({ timeout: 10_000 });
        await checkAccessibility('the set-up dialog');
        await expectFocusInside(page, 8);
        return shown;
      });

      const setUpCode = codeOf(secret);
      const codes = await test.step('recovery codes', async () => {
        // As it is pasted from a message: with a space.
        await page.getByLabel(text.codeSetUp).fill(`${setUpCode.slice(0, 3)} ${setUpCode.slice(3)}`);
        const dialog = page.getByRole('dialog', { name: text.keep });
        await expect(page.getByText(text.activated)).toBeVisible();
        const shown = await dialog.getByRole('listitem').allInnerTexts();
        expect(new Set(shown).size).toBe(10);
        await checkAccessibility('the recovery codes');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeVisible();
        const file = page.waitForEvent('download');
        await dialog.getByRole('button', { name: text.download }).click();
        expect((await file).suggestedFilename()).toMatch(/\.txt$/);
        await dialog.getByRole('button', { name: text.kept }).click();
        await expect(page.getByRole('heading', { level: 1, name: text.profile })).toBeVisible();
        return shown;
      });

      await test.step('a code works once', async () => {
        await leave(page);
        await begin(page, locale, person);
        const dialog = page.getByRole('dialog', { name: text.verify });
        const field = dialog.getByLabel(text.code);
        await expect(field).toBeFocused();
        await checkAccessibility('the verify dialog');
        for (const code of [setUpCode, wrongCode(secret)]) {
          await field.fill(code);
          await expect(dialog.getByRole('alert')).toHaveText(text.refused);
          await expect(field).toBeFocused();
          await expect(field).toHaveValue('');
        }
        await checkAccessibility('a refused code');
        await field.fill(codeOf(secret, 1));
        await expect(page.getByRole('heading', { level: 1, name: text.profile })).toBeVisible();
      });

      await test.step('a recovery code works once', async () => {
        const [recovery = ''] = codes;
        for (const isFirst of [true, false]) {
          await leave(page);
          await begin(page, locale, person);
          const dialog = page.getByRole('dialog', { name: text.verify });
          await dialog.getByRole('button', { name: text.useRecovery }).click();
          const field = dialog.getByLabel(text.recovery);
          await expect(field).toBeFocused();
          await field.fill(recovery);
          if (!isFirst) await checkAccessibility('the recovery field');
          await dialog.getByRole('button', { name: text.button }).click();
          if (isFirst) await expect(page.getByRole('heading', { level: 1, name: text.profile })).toBeVisible();
          else await expect(dialog.getByRole('alert')).toHaveText(text.refused);
        }
      });
    });

    test('§8 2FA cancel says that set-up is required, and gives the form back @phone', async ({
      page,
      checkAccessibility,
    }) => {
      for (const cancel of [
        () => page.getByRole('button', { name: text.cancel }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await begin(page, locale, { email: emailOf('cancel', locale), password });
        await expect(page.getByRole('dialog', { name: text.setUp })).toBeVisible();
        await cancel();
        await expect(page.getByRole('alert')).toHaveText(text.required);
        await expect(page.locator('#password')).toBeFocused();
        await checkAccessibility('the form after cancelling');
      }
    });
  });
}

test('§8 login: a pre-auth token that cannot be read lacks set-up information', async ({ page }) => {
  await page.route('**/api/v3/login', (route) => route.fulfill({ json: { preAuthToken: 'nothing' } }));
  await begin(page, 'en', { email: 'a@example.com', password });
  const sentence = 'Missing required setup information. Please try logging in again.';
  await expect(page.getByRole('alert')).toContainText(sentence);
});

test("§8 2FA dialog: a code that comes too late leads back to the form, in the server's words", async ({ page }) => {
  await begin(page, 'en', { email: emailOf('cancel', 'en'), password });
  await page.route('**/api/v3/login', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Too late', status: 401, detail: 'Sign in again.' }),
    }),
  );
  await page.getByLabel(words.en.codeSetUp).fill('123456');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('Sign in again.');
});

async function begin(page: Page, locale: Locale, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, locale, person);
}

async function leave(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
}

/** A code that fits none of the steps that the server takes. */
function wrongCode(secret: string): string {
  const right = [-1, 0, 1, 2].map((later) => codeOf(secret, later));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '555555';
}

/** Tab goes round inside the dialog, and reaches what is in it. */
async function expectFocusInside(page: Page, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => !!document.activeElement?.closest('[role=dialog], [role=presentation]'));
    expect(isInside, 'the focus is in the dialog').toBe(true);
  }
}
