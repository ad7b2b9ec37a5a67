import type { Page } from '@playwright/test';
import { rewriteTokens } from '#tests/support/rewritten-tokens.ts';
import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const flag = (page: Page, key: string) => page.getByRole('radiogroup', { name: key, exact: true });
const set = (page: Page, key: string, setting: string) => flag(page, key).getByRole('radio', { name: setting }).click();
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const result = async (page: Page, key: string) =>
  page.locator(`[id="${await flag(page, key).getAttribute('aria-describedby')}"]`);

test('§6 roles: made, given rights in the tree, changed and deleted @phone', async ({ page, checkAccessibility }) => {
  await openRoles(page);
  await expect(page.getByRole('row').filter({ hasText: 'Administrator' })).toBeVisible();
  await checkAccessibility('the roles');
  await page.getByRole('link', { name: 'New role' }).click();
  await name(page).fill(' ');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('#field-name-error')).toHaveText('This field is required');
  await name(page).fill('Coach');
  await page.getByRole('combobox', { name: 'Begins at' }).selectOption('Another address…');
  await page.getByLabel('Address, beginning with /').fill('elsewhere');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('#field-homeRoute-error')).toHaveText('Invalid format');
  await page.getByRole('combobox', { name: 'Begins at' }).selectOption('Users');
  await page.getByRole('button', { name: /^Users/ }).click();
  await set(page, 'userManagement.*', 'Allow');
  await expect(await result(page, 'userManagement.show')).toHaveText('Allowedby userManagement.*');
  await set(page, 'userManagement.delete', 'Deny');
  await expect(await result(page, 'userManagement.delete')).toHaveText('Denied');
  await expect(page.getByRole('button', { name: /^Users/ })).toContainText('4 of 5 rights');
  await checkAccessibility('a new role');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/settings\/roles\/\d+$/);
  await page.reload();
  await expect(flag(page, 'userManagement.*').getByRole('radio', { name: 'Allow' })).toBeChecked();
  await expect(flag(page, 'userManagement.delete').getByRole('radio', { name: 'Deny' })).toBeChecked();
  await set(page, 'userManagement.delete', 'Inherit');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page
      .getByText('Coach has been saved.')
      .or(page.getByText(/Coach .*saved/))
      .first(),
  ).toBeVisible();
  await checkAccessibility('a role');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/settings\/roles$/);
  await expect(page.getByRole('row').filter({ hasText: 'Coach' })).toHaveCount(0);
});

test('§2 toasts: on a phone one lies above the bar that saves, so that work goes on @phone-only', async ({ page }) => {
  await openRoles(page);
  await page.goto('/settings/roles/create');
  await name(page).fill('Planner');
  await page.getByRole('button', { name: 'Create' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Planner is created.' });
  await expect(toast).toBeVisible();
  await name(page).fill('Day planner');
  const [lies, bar] = [await toast.boundingBox(), await page.locator('.record-save').boundingBox()];
  expect((lies?.y ?? 0) + (lies?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Day planner' })).toBeVisible();
});

test('§6 roles: everything, and every tenant, are given only after a warning', async ({ page, checkAccessibility }) => {
  await openRoles(page);
  await page.getByRole('link', { name: 'New role' }).click();
  await set(page, '*', 'Allow');
  const warning = page.getByRole('alertdialog', { name: 'Allow everything?' });
  await expect(warning).toBeVisible();
  await checkAccessibility('the warning');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(flag(page, '*').getByRole('radio', { name: 'Inherit' })).toBeChecked();
  await page.getByRole('button', { name: /^Tenants/ }).click();
  await set(page, 'tenantManagement.*', 'Allow');
  await page.getByRole('alertdialog', { name: 'Show every tenant?' }).getByRole('button', { name: 'Allow' }).click();
  await expect(await result(page, 'tenantManagement.globalAdmin')).toContainText('Allowed');
});

test('§6 roles: keys and features that the product does not know are added by name', async ({ page }) => {
  await openRoles(page);
  await page.getByRole('link', { name: 'New role' }).click();
  const key = page.getByLabel('Another key, such as area.right or area.*');
  await key.fill('a b');
  await key.press('Enter');
  await expect(page.getByText('Use names with dots between them')).toBeVisible();
  await key.fill('userManagement.show');
  await key.press('Enter');
  await expect(page.getByText('This one is in the list already.')).toBeVisible();
  await key.fill('reportManagement.print');
  await key.press('Enter');
  await page.getByRole('button', { name: /^reportManagement/ }).click();
  await set(page, 'reportManagement.print', 'Allow');
  await page.getByLabel('Name of a feature').fill('newReport');
  await page.getByLabel('Name of a feature').press('Enter');
  await expect(page.getByRole('switch', { name: 'newReport' })).toBeChecked();
  await page.getByRole('button', { name: 'Remove newReport' }).click();
  await expect(page.getByText('No features.')).toBeVisible();
});

test('§6 roles: the keyboard sets a right', async ({ page }) => {
  await openRoles(page);
  await page.getByRole('link', { name: 'New role' }).click();
  await page.getByRole('button', { name: /^Queue/ }).press('Enter');
  const rights = flag(page, 'queueManagement.show');
  await rights.getByRole('radio', { name: 'Inherit' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rights.getByRole('radio', { name: 'Allow' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(rights.getByRole('radio', { name: 'Deny' })).toBeChecked();
});

test('§6 roles: who may only see them sees them, and cannot change or make one', async ({ page }) => {
  await rewriteTokens(page, (claims) => ({
    ...claims,
    isSystem: false,
    config: { ...claims.config, profileFlags: { 'userManagement.show': true, 'surveyManagement.show': true } },
  }));
  await openRoles(page);
  await expect(page.getByRole('link', { name: 'New role' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Reseller' }).click();
  await expect(page.getByText('You may see this, but not change it.')).toBeVisible();
  await expect(flag(page, 'surveyManagement.export').getByRole('radio', { name: 'Deny' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§6 roles: the product’s own keep their names and stay, in Dutch @phone', async ({
    page,
    checkAccessibility,
  }) => {
    await holdSession(page);
    await page.goto('/settings/roles');
    await checkAccessibility('the roles in Dutch');
    await page.getByRole('link', { name: 'Reseller' }).click();
    await expect(page.getByText('De applicatie kent deze rol als “reseller”.')).toBeVisible();
    await expect(page.getByText('De applicatie heeft deze rol nodig.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verwijderen' })).toHaveCount(0);
    await expect(await result(page, 'surveyManagement.export')).toHaveText('Mag');
    await checkAccessibility('a role in Dutch');
  });
});

async function openRoles(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/roles');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
}
