import type { Locator, Page } from '@playwright/test';
import { holdSession, signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

// What the server refuses at a field, the browser's console calls an error.
test.use({ expectedErrors: /status of 422/ });

const form = (page: Page) => page.locator('form.record-form');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('§7 users: one is made, after a bad input, found in the list and deleted', async ({
  page,
  checkAccessibility,
}) => {
  await holdSession(page);
  await page.goto('/settings/users');
  await page.getByRole('link', { name: 'New user' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(form(page).getByText('This field is required').first()).toBeVisible();
  await checkAccessibility('a new user, refused');
  await page.getByLabel('First name').fill('Iris');
  await page.getByLabel('Last name').fill('de Boer');
  await page.getByLabel('E-mail address').fill('NOOR.bakker@example.com');
  await page.getByRole('checkbox', { name: 'Reseller' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(form(page).getByText('Another user has this e-mail address.', { exact: true })).toBeVisible();
  await page.getByLabel('E-mail address').fill('iris.deboer@example.com');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iris de Boer' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/users\/\d+$/);
  await page.getByRole('link', { name: 'Users' }).last().click();
  await page.getByRole('searchbox').fill('deboer');
  const row = page.getByRole('row').filter({ hasText: 'Iris de Boer' });
  await expect(row).toContainText('Reseller');

  await row.getByRole('link').click();
  const remove = card(page, 'Delete').getByRole('button', { name: 'Delete' });
  await remove.click();
  await agree(page, 'Cancel');
  await expect(page.getByRole('heading', { level: 1, name: 'Iris de Boer' })).toBeVisible();
  await remove.click();
  await agree(page, 'Delete');
  await expect(page.getByText('Iris de Boer is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/users(\?|$)/);
  await expect(row).toHaveCount(0);
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§7 users: one is changed, after a bad address, and the page shows what was changed @phone', async ({
    page,
    checkAccessibility,
  }) => {
    await holdSession(page);
    await openUser(page, 'Emily Clarke');
    await checkAccessibility('een gebruiker');
    await page.getByLabel('E-mailadres').fill('emily@example');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form(page).getByText('Voer een geldig e-mailadres in').first()).toBeVisible();
    await page.getByLabel('E-mailadres').fill('emily.clarke@example.com');
    await page.getByLabel('Achternaam').fill(`Clarke-${test.info().project.name}`);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Emily Clarke-${test.info().project.name}` }),
    ).toBeVisible();
    await expect(card(page, 'Laatste wijzigingen').getByRole('listitem').first()).toContainText('Achternaam');
    await page.getByLabel('Achternaam').fill('Clarke');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Emily Clarke', exact: true })).toBeVisible();
  });
});

test('§6 why may this user do this: every right, with the role and the key that decide it', async ({
  page,
  checkAccessibility,
}) => {
  await holdSession(page);
  await openUser(page, 'Sanne de Wit');
  await page.getByRole('button', { name: 'Why may this user do this?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What Sanne de Wit may do, and why' });
  const right = (name: string) => dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(right('surveyManagement.export')).toContainText('Yes');
  await expect(right('surveyManagement.export')).toContainText('Reseller · surveyManagement.export');
  await expect(right('userManagement.show')).toContainText('No role grants it');
  await checkAccessibility('why a user may do things');
  await dialog.getByRole('searchbox').fill('survey');
  await expect(right('userManagement.show')).toHaveCount(0);
  await dialog.getByRole('searchbox').fill('nothing of the kind');
  await expect(dialog.getByText('No right matches that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('§7 users: one is acted as, mailed a link, blocked and let in again', async ({ page }) => {
  await holdSession(page);
  await openUser(page, 'Daan Mulder');
  await page.getByRole('button', { name: 'Log in as Daan' }).click();
  await agree(page, 'Log in');
  await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
  await page.getByRole('link', { name: 'Log out' }).click();
  await openUser(page, 'Daan Mulder');
  await page.getByRole('button', { name: 'Mail a link to set a password' }).click();
  await agree(page, 'Send');
  await expect(page.getByText('The mail to Daan Mulder is on its way.')).toBeVisible();
  const mayIn = page.getByRole('switch', { name: 'May sign in' });
  await mayIn.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.staff-page-head').getByText('Blocked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mail a link to set a password' })).toHaveCount(0);
  await mayIn.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.staff-page-head').getByText('Active')).toBeVisible();
});

test('§7 users: the own account cannot be blocked, demoted or deleted there; sessions can be ended', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const there = await elsewhere.newPage();
  await signIn(there, 'en');
  await holdSession(page);
  await openUser(page, 'admin@example.com');
  await expect(page.getByText('Your own roles can only be changed by another administrator.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'May sign in' })).toHaveCount(0);
  await expect(card(page, 'Delete')).toHaveCount(0);
  const sessions = card(page, 'Sessions');
  await expect(sessions.getByText('This session')).toBeVisible();
  await sessions
    .getByRole('button', { name: /^End the session of/ })
    .first()
    .click();
  await agree(page, 'End');
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await elsewhere.close();
});

async function openUser(page: Page, name: string): Promise<void> {
  await page.goto('/settings/users');
  const row: Locator = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link').first().click();
  await expect(form(page)).toBeVisible();
}

async function agree(page: Page, yes: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click();
}
