import type { Page } from '@playwright/test';
import { closeToasts, enterAs, holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const members = (page: Page) => page.getByRole('region', { name: 'Members' });

test('§7 groups: made, filled, emptied and deleted @phone', async ({ page, checkAccessibility }) => {
  await openGroups(page);
  await checkAccessibility('the groups');
  await page.getByRole('link', { name: 'New group' }).first().click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('#field-name-error')).toHaveText('This field is required');
  await checkAccessibility('a new group with an error');
  const name = `Team ${test.info().project.name}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('Groningen and Drenthe');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(members(page)).toContainText('Nobody is in this group yet.');

  await choose(page, 'sanne');
  await choose(page, 'daan');
  await page.getByRole('button', { name: /^Do not add Daan/ }).click();
  await choose(page, 'daan');
  await checkAccessibility('users chosen for a group');
  await page.getByRole('button', { name: 'Add 2 users' }).click();
  await expect(members(page).getByRole('link')).toHaveText(['Daan Mulder', 'Sanne de Wit']);
  await checkAccessibility('a group');
  await page.getByRole('button', { name: 'Take Daan Mulder out of the group' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out' }).click();
  await expect(members(page).getByRole('link')).toHaveText(['Sanne de Wit']);

  await page.getByLabel('Name').fill(`${name} Noord`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} Noord` })).toBeVisible();
  await closeToasts(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/settings\/groups$/);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});

test.describe('a name that is taken', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('§7 groups: a name that is taken is said at its field, and what was filled in stays', async ({ page }) => {
    await openGroups(page);
    for (const name of ['Twins', 'twins']) {
      await page.goto('/settings/groups/create');
      await page.getByLabel('Name').fill(name);
      await page.getByRole('button', { name: 'Create' }).click();
      if (name === 'Twins') await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await expect(page.locator('#field-name-error')).toHaveText('There is a group of this name already.');
    await expect(page.getByLabel('Name')).toHaveValue('twins');
  });
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§7 groups: of another tenant only its own users can be chosen, in Dutch @phone', async ({
    page,
    checkAccessibility,
  }) => {
    await holdSession(page);
    await page.goto('/settings/groups/create');
    await page.getByLabel('Naam').fill(`Elders ${test.info().project.name}`);
    await page.getByLabel('Tenant').selectOption('Werk & Route');
    await page.getByRole('button', { name: 'Aanmaken' }).click();
    await page.getByRole('combobox', { name: 'Kies gebruikers' }).click();
    await expect(page.getByRole('option', { name: 'Noor Bakker' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Sanne' })).toHaveCount(0);
    await checkAccessibility('users to choose from in Dutch');
    await page.keyboard.press('Escape');
    await page.goto('/settings/groups');
    await expect(page.getByRole('row').filter({ hasText: 'Elders' }).first()).toContainText('Werk & Route');
    await checkAccessibility('the groups in Dutch');
  });
});

test('§6 groups: not for who has no groupManagement.show', async ({ page, server }) => {
  await enterAs(page, server.url, 'sanne.dewit@example.com');
  await page.goto('/settings/groups');
  await expect(page).toHaveURL(/\/no-permission\/groupManagement\.show$/);
});

async function choose(page: Page, search: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Choose users' });
  await field.fill(search);
  await page.getByRole('option').first().click();
  await expect(field).toHaveValue('');
}

async function openGroups(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/groups');
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
}
