import { rewriteTokens } from '#tests/support/rewritten-tokens.ts';
import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test('§2 settings: a search finds single settings, and leads to the field @phone', async ({
  page,
  checkAccessibility,
}) => {
  await holdSession(page);
  await page.goto('/settings');
  await page.getByRole('searchbox', { name: 'Search the settings' }).fill('shortest pass');
  const found = page.getByRole('region', { name: 'Single settings' }).getByRole('link');
  await expect(found).toHaveText(['Shortest password (characters)']);
  await checkAccessibility('settings that were found');
  await found.click();
  await expect(page).toHaveURL(/\/settings\/apisetting\/session#passwordMinLength$/);
  await expect(page.getByLabel('Shortest password (characters)')).toBeFocused();
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§2 settings: the words of the hints are searched too, in Dutch', async ({ page, checkAccessibility }) => {
    await holdSession(page);
    await page.goto('/settings');
    await page.getByRole('searchbox').fill('anoniem');
    await expect(page.getByRole('region', { name: 'Losse instellingen' }).getByRole('link')).toHaveText([
      'Afgeronde scans bewaren (maanden)',
      'Onvoltooide scans bewaren (dagen)',
    ]);
    await checkAccessibility('gevonden instellingen');
  });
});

test('§6 who may not see packages finds none of their settings', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/package-version')) calls += 1;
  });
  await rewriteTokens(page, (claims) => ({
    ...claims,
    isSystem: false,
    config: { ...claims.config, profileFlags: { 'userManagement.*': true, 'surveyManagement.show': true } },
  }));
  await holdSession(page);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toBe(0);
});
