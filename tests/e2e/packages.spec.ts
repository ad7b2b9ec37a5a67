import type { Page } from '@playwright/test';
import { changeSettings } from '#tests/support/package-settings.ts';
import { rewriteTokens } from '#tests/support/rewritten-tokens.ts';
import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test.afterEach(async ({ server: { url } }) => {
  await changeSettings(url, 'session', { passwordMinLength: 4, sessionHours: 12 });
  await changeSettings(url, 'base', { siteTitle: 'De Arbeidsmarktscan' });
  await changeSettings(url, 'mail', { smtpUrl: null, replyTo: '' });
});

test('§2 /settings/apisetting: the packages with version and what they are about @phone', async ({
  page,
  checkAccessibility,
}) => {
  await openPackages(page);
  const rows = page.getByRole('table', { name: 'Packages' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(7);
  await expect(rows.filter({ hasText: 'Mail' })).toContainText(['Where mail leaves from']);
  await checkAccessibility('the packages');
  await page.getByRole('link', { name: 'Session' }).click();
  await expect(page).toHaveURL(/\/settings\/apisetting\/session$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Session' })).toBeVisible();
});

test('§2 package-settings: a form from the schema, a bad value refused by its field, and a change that holds @phone', async ({
  page,
  checkAccessibility,
}) => {
  await openPackage(page, 'session');
  const length = page.getByLabel('Shortest password (characters)');
  await expect(page.getByText('Fewer than 8 characters are easy to guess.')).toBeVisible();
  await length.fill('3');
  await save(page).click();
  await expect(length).toHaveAccessibleDescription(/Enter 4 or more/);
  await expect(page.getByText('There were errors in your form.')).toBeVisible();
  await checkAccessibility('a setting that is refused');
  await length.fill('3,5');
  await save(page).click();
  await expect(length).toHaveAccessibleDescription(/This field may only hold whole numbers/);
  await length.fill('10');
  await expect(page.getByText('Fewer than 8 characters')).toHaveCount(0);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await page.reload();
  await expect(length).toHaveValue('10');
  await checkAccessibility('the settings of a package');
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /status of (422|409|404)/ });

  test.describe('in Dutch', () => {
    test.use({ locale: 'nl-NL' });

    test('§5 what only the server can refuse is said at its field, in Dutch', async ({ page, checkAccessibility }) => {
      await holdSession(page);
      await page.goto('/settings/apisetting/mail');
      const server = page.getByLabel('Mailserver');
      await server.fill('https://mail.example.nl');
      await page.getByLabel('Antwoorden gaan naar').fill('hulp@example');
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
      await expect(page.getByLabel('Antwoorden gaan naar')).toHaveAccessibleDescription(
        /Voer een geldig e-mailadres in/,
      );
      await page.getByLabel('Antwoorden gaan naar').fill('hulp@example.nl');
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
      await expect(server).toHaveAccessibleDescription(/Vul een adres in dat begint met smtp:\/\/ of smtps:\/\//);
      await checkAccessibility('een instelling die wordt geweigerd');
    });
  });

  test('§2 package-settings: a secret is set and cleared, and never read back', async ({ page }) => {
    await openPackage(page, 'mail');
    const secret = page.getByLabel('Mail server');
    await secret.fill('smtp://user:canary-word@127.0.0.1:2525');
    await save(page).click();
    await expect(page.getByText('The settings are saved.')).toBeVisible();
    await page.reload();
    await expect(secret).toHaveValue('');
    await expect(secret).toHaveAttribute('placeholder', /^Set/);
    expect(await page.content()).not.toContain('canary-word');
    await page.getByRole('button', { name: 'Clear' }).click();
    await save(page).click();
    await expect(secret).toHaveAttribute('placeholder', 'Not set');
  });

  test('§4 two at a time: the second is told, and chooses', async ({ page, server, checkAccessibility }) => {
    await openPackage(page, 'base');
    const title = page.getByLabel('Name of the site');
    await title.fill('Mine');
    await changeSettings(server.url, 'base', { siteTitle: 'Theirs' });
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
    await expect(dialog).toContainText('Theirs');
    await checkAccessibility('two versions of a setting');
    await dialog.getByRole('radio', { name: /Mine/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/over-ons');
    await expect(page.getByRole('banner')).toContainText('Mine');
  });

  test('a package that is not there says so', async ({ page }) => {
    await holdSession(page);
    await page.goto('/settings/apisetting/nothing');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test('§6 who may only look sees settings and changes none', async ({ page, checkAccessibility }) => {
  await rewriteTokens(page, (claims) => ({
    ...claims,
    config: { ...claims.config, profileFlags: { 'packageManagement.show': true, 'surveyManagement.show': true } },
  }));
  await openPackage(page, 'privacy');
  await expect(page.getByText('Only who manages every tenant may change these settings.')).toBeVisible();
  await expect(page.getByLabel('Keep unfinished scans (days)')).toBeDisabled();
  await expect(save(page)).toHaveCount(0);
  await checkAccessibility('settings to look at');
});

async function openPackages(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/apisetting');
  await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible();
}

async function openPackage(page: Page, name: string): Promise<void> {
  await holdSession(page);
  await page.goto(`/settings/apisetting/${name}`);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
}
