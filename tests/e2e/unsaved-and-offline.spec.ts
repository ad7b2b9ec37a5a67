import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test('§4 unsaved work: what was typed comes back after leaving the page and after a reload', async ({ page }) => {
  await holdSession(page);
  await page.goto('/settings/profile');
  await page.getByLabel('Last name').fill('Half typed');
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Last name')).toHaveValue('Half typed');
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Admin');
  await expect(page.getByLabel('Last name')).not.toHaveValue('Half typed');
});

test.describe('a lost connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('§8 a list says that it could not be loaded, and tries again', async ({ page, context }) => {
    await holdSession(page);
    await page.goto('/dashboard');
    // Its own lists must not be what fails.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Responses' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
    await expect(page.getByText('The list could not be loaded')).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByText('The list could not be loaded')).toBeHidden();
  });
});
