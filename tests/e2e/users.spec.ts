import type { Page } from '@playwright/test';
import { rewriteTokens } from '#tests/support/rewritten-tokens.ts';
import { holdSession, signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');

test('§2 /settings/users: search, sort, and a way out of an empty list', async ({ page, checkAccessibility }) => {
  await openUsers(page);
  await page.getByRole('searchbox').fill('bakker');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(['noor.bakker@example.com']);
  await page.getByRole('searchbox').fill('nobody of that name');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await checkAccessibility('no users found');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'E-mail' }).click();
  const emails = rows(page).getByText(/@example\.com$/);
  await expect(emails.first()).toHaveText('admin@example.com');
  await page.getByRole('button', { name: 'E-mail' }).click();
  await expect(emails.first()).toHaveText('youssef.amrani@example.com');
});

test('§7 tenants are asked for once an hour, and narrow the list @phone', async ({ page, checkAccessibility }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/base/tenants')) calls += 1;
  });
  await openUsers(page);
  await page.getByRole('combobox', { name: 'Tenant' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toContainText(['De Arbeidsmarktscan', 'Werk & Route']);
  await checkAccessibility('the open list of tenants');
  await page.getByRole('option', { name: 'Werk & Route' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'noor.bakker' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'sanne.dewit' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Tenant' })).toHaveValue('Werk & Route');
  await expect(page.getByRole('row').filter({ hasText: 'sanne.dewit' })).toHaveCount(0);
  expect(calls).toBe(1);
});

test('a card says whether an account is blocked @phone', async ({ page }) => {
  await openUsers(page);
  await expect(rows(page).filter({ hasText: 'Noor Bakker' }).getByText('Active')).toBeVisible();
});

test('§6 without their flags there is no choice of tenant and no way to log in as others', async ({ page }) => {
  await rewriteTokens(page, (claims) => ({
    ...claims,
    isSystem: false,
    config: { ...claims.config, profileFlags: { 'userManagement.show': true, 'surveyManagement.show': true } },
  }));
  await openUsers(page);
  await expect(page.getByRole('combobox', { name: 'Tenant' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Tenant' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log in as Daan Mulder' })).toBeDisabled();
});

test.describe('a list that fails', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('§8 the list of users says what the server said, and tries again', async ({ page, checkAccessibility }) => {
    await signIn(page, 'en');
    const problem = { type: 'about:blank', title: 'Busy', status: 503, detail: 'The server is busy.' };
    await page.route('**/catalog/users?*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await page.goto('/settings/users');
    await expect(page.getByRole('alert').filter({ hasText: 'The server is busy.' })).toBeVisible();
    await checkAccessibility('a list that failed');
    await page.unroute('**/catalog/users?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).filter({ hasText: 'Noor Bakker' })).toBeVisible();
  });
});

test('§2 lists: a record that is opened while a search is about to begin stays open, on a slow machine', async ({
  page,
}) => {
  await openUsers(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  // In one go: the search is due before the page that was asked for is drawn.
  await page.evaluate((name) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    const row = [...document.querySelectorAll('tr')].find(({ textContent }) => textContent?.includes(name));
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(box, name);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
    row?.querySelector('a')?.click();
  }, 'Noor Bakker');
  await page.waitForTimeout(1_000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Bakker' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/settings\/users\/\d+$/);
});

async function openUsers(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto('/settings/users');
  await expect(rows(page).filter({ hasText: 'Noor Bakker' })).toBeVisible();
}
