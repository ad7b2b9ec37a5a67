import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { rewriteTokens } from '#tests/support/rewritten-tokens.ts';
import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Tenants' }).locator('tbody').getByRole('row');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test.use({ expectedErrors: /status of 422/ });

test('§7 tenants: one is made, changed and found, and a bad name is refused at its field @phone', async ({
  page,
  checkAccessibility,
}, { project }) => {
  const name = `Loopbaanhuis ${project.name}`;
  await openTenants(page);
  await checkAccessibility('the list of tenants');
  await page.getByRole('link', { name: 'New tenant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New tenant' })).toBeFocused();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('There were errors in your form.');
  await expect(page.getByRole('alert')).toBeFocused();
  await checkAccessibility('a form with an error');
  await page.getByRole('alert').getByRole('button', { name: 'Name' }).click();
  const field = page.getByLabel('Name');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/This field is required/);

  await field.fill('  werk & route ');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(field).toHaveAccessibleDescription(/There is a tenant of this name already\./);
  await field.fill(name);
  await expect(field).toHaveAccessibleDescription(/^As it stands/);
  await page.getByRole('button', { name: 'Create' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/tenants\/\d+$/);
  await expect(save(page)).toBeDisabled();
  await checkAccessibility('the page of a tenant');
  await page.getByLabel('Name').fill(`${name} Tiel`);
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} Tiel` })).toBeVisible();
  await expect(page.getByText('Unsaved changes', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('searchbox').fill(`${name} tiel`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobody of that name');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page).filter({ hasText: 'Werk & Route' })).toBeVisible();
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§7 tenants speak it, with the rules of the specification', async ({ page, checkAccessibility }) => {
    await holdSession(page);
    await page.goto('/settings/tenants');
    await expect(page.getByRole('row').filter({ hasText: 'Werk & Route' })).toBeVisible();
    await checkAccessibility('the list of tenants in Dutch');
    await page.goto('/settings/tenants/create');
    await page.getByRole('button', { name: 'Aanmaken' }).click();
    await expect(page.getByLabel('Naam')).toHaveAccessibleDescription(/Dit veld is verplicht/);
    await expect(page.getByRole('alert')).toContainText('Er staan fouten in je formulier.');
    await checkAccessibility('a form with an error in Dutch');
  });
});

test('§7 tenants: the hour that they are kept for ends with a change, in other tabs too', async ({ page, context }) => {
  await openUsers(page);
  const before = await offered(page);
  const other = await context.newPage();
  await other.goto('/settings/tenants/create');
  await other.getByLabel('Name').fill(`Kept ${before.length}`);
  await other.getByRole('button', { name: 'Create' }).click();
  await expect(other.getByRole('heading', { level: 1, name: `Kept ${before.length}` })).toBeVisible();
  expect(await offered(page)).toContain(`Kept ${before.length}`);
});

test('what is unsaved asks before one leaves, by a link and by the back button, and survives a reload', async ({
  page,
  checkAccessibility,
}) => {
  await openTenants(page);
  await page.getByRole('link', { name: 'Werk & Route' }).click();
  await page.getByLabel('Name').fill('Werk en Route');
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await checkAccessibility('the question before leaving');
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/settings\/tenants\/\d+$/);
  await expect(page.getByLabel('Name')).toHaveValue('Werk en Route');

  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Werk en Route');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/settings\/tenants$/);
  await page.getByRole('link', { name: 'Werk & Route' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Werk & Route');
});

test('columns are chosen and remembered, and one of them stays', async ({ page, checkAccessibility }) => {
  await openTenants(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns to show' });
  await chooser.getByLabel('Users').press('Space');
  await checkAccessibility('the choice of columns');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Users' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Responses' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Users' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Responses', 'Created']) await chooser.getByLabel(name).uncheck();
  await expect(chooser.getByLabel('Name')).toBeDisabled();
  await chooser.getByRole('button', { name: 'Show all' }).click();
  await expect(chooser.getByLabel('Users')).toBeChecked();
});

test('§2 a list as CSV holds the rows of its filter', async ({ page }) => {
  await openTenants(page);
  await page.getByRole('searchbox').fill('route');
  await expect(rows(page)).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tenants-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('id,name,users,responses,createdAt,version');
  expect(lines[1]).toContain('Werk & Route');
});

test.describe('a download that fails', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('§8 says what the server said', async ({ page }) => {
    await openTenants(page);
    const problem = { type: 'about:blank', title: 'Busy', status: 503, detail: 'The server is busy.' };
    await page.route(
      (url) => url.pathname.endsWith('/base/tenants'),
      (route) =>
        route.request().headers().accept === 'text/csv'
          ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) })
          : route.fallback(),
    );
    await page.getByRole('button', { name: 'CSV' }).click();
    await expect(page.getByText('The server is busy.')).toBeVisible();
  });
});

test('§6 who may see tenants and not change them, finds no way to', async ({ page, checkAccessibility }) => {
  await rewriteTokens(page, (claims) => ({
    ...claims,
    config: { ...claims.config, profileFlags: { '*': true, 'tenantManagement.edit': false } },
  }));
  await openTenants(page);
  await expect(page.getByRole('link', { name: 'New tenant' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Werk & Route' }).click();
  await expect(page.getByText('You may see this, but not change it.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeDisabled();
  await expect(save(page)).toHaveCount(0);
  await checkAccessibility('a tenant that may only be seen');
});

test.describe('a record that is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('§8 says so, and leads back to the list', async ({ page, checkAccessibility }) => {
    await holdSession(page);
    await page.goto('/settings/tenants/999999');
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await checkAccessibility('a record that is not there');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(/\/settings\/tenants$/);
  });
});

async function openTenants(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/tenants');
  await expect(rows(page).filter({ hasText: 'Werk & Route' })).toBeVisible();
}

async function openUsers(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/users');
  await expect(page.getByRole('row').filter({ hasText: 'Noor Bakker' })).toBeVisible();
}

/** The tenants that the filter of the users offers. */
async function offered(page: Page): Promise<string[]> {
  const filter = page.getByRole('combobox', { name: 'Tenant' });
  await filter.click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  const names = await page.getByRole('listbox').getByRole('option').allTextContents();
  await filter.press('Escape');
  return names;
}
