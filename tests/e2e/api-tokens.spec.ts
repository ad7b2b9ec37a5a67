import { apiRoot } from '#contract/index.ts';
import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test('§7 generate-edi-token: shown once, works, and stops when it is revoked @phone', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await holdSession(page);
  await page.goto('/settings/users');
  await page.getByRole('link', { name: 'Sanne de Wit' }).click();
  const card = page.getByRole('region', { name: 'API tokens' });
  await card.getByRole('button', { name: 'New API token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API token for Sanne de Wit' });
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await checkAccessibility('a new API token, refused');
  const name = `CRM ${test.info().project.name}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Works for').selectOption('30 days');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  const made = page.getByRole('dialog', { name: 'Copy the token now' });
  const token = (await made.getByLabel('The API token').textContent()) ?? '';
  expect(token).toMatch(/^ams_[\w-]{43}$/);
  await checkAccessibility('a new API token');
  // Escape would throw away what nobody can read again.
  await page.keyboard.press('Escape');
  await made.getByRole('button', { name: 'I have copied it' }).click();
  const row = card.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Not used yet');
  await expect(page.getByText(token)).toHaveCount(0);
  const responses = () => request.get(`${apiRoot}/survey/responses`, { headers: { authorization: `Bearer ${token}` } });
  expect((await responses()).status()).toBe(200);
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText(`${name} is revoked.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await responses()).status()).toBe(401);
});
