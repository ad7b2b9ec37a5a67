import { demoAnswers, pageBody, readScan, submitPage } from '#tests/support/scan.ts';
import { signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test('§2 response listing: details that are opened before a search has begun stay open over what it finds', async ({
  page,
  server,
}) => {
  const name = `Sanne ${crypto.randomUUID().slice(0, 8)}`;
  const scan = await readScan(server.url);
  const [first] = scan.surveyPage;
  if (!first) throw new Error('The scan has no pages');
  await submitPage(server.url, pageBody(scan, first, { ...demoAnswers, name }, null), crypto.randomUUID());
  await signIn(page, 'en');
  const link = page.getByRole('row').filter({ hasText: name }).getByRole('link').first();
  await expect(link).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await link.click();
  await expect(page.getByRole('dialog')).toContainText(name);
  await expect(page).toHaveURL(/\/show\?.*filter=/);
  await expect(page.getByRole('dialog')).toContainText(name);
});
