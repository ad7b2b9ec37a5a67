import { holdSession, signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    test(`§2 /settings/info says what runs here and how it is, in ${locale} @phone`, async ({
      page,
      checkAccessibility,
    }) => {
      await holdSession(page);
      await page.goto('/settings/info');
      const database = locale === 'en' ? 'The database answers.' : 'De database antwoordt.';
      await expect(page.getByText(database)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\d+\.\d+\.\d+/);
      await expect(page.getByRole('main')).toContainText('/api/v3');
      await page.getByRole('button', { name: locale === 'en' ? 'Show the packages' : 'Toon de pakketten' }).click();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('searchbox').fill('fastify');
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'fastify', exact: true }) });
      await expect(row).toContainText('MIT');
      await checkAccessibility(`info in ${locale}`);
      await page.getByRole('searchbox').fill('no such package');
      await expect(row).toHaveCount(0);
    });
  });
}

test('what a bug report needs is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdSession(page);
  await page.goto('/settings/info');
  await page.getByRole('button', { name: 'Copy for a bug report' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/Version: \d[\s\S]*Database: pglite[\s\S]*- mail: off[\s\S]*Browser: /);
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('§8 info says what the server said, and tries again', async ({ page }) => {
    await signIn(page, 'en');
    const problem = { type: 'about:blank', title: 'Busy', status: 503, detail: 'The server is busy.' };
    await page.route('**/settings/info', (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await page.goto('/settings/info');
    await expect(page.getByRole('alert').filter({ hasText: 'The server is busy.' })).toBeVisible();
    await page.unroute('**/settings/info');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The database answers.')).toBeVisible();
  });
});

test('§6 who does not see every tenant reads version and addresses', async ({ page }) => {
  await page.route('**/api/v3/settings/info', async (route) => {
    const response = await route.fetch();
    const { _data } = await response.json();
    await route.fulfill({ response, json: { _data: { ..._data, system: null } } });
  });
  await holdSession(page);
  await page.goto('/settings/info');
  await expect(page.getByRole('heading', { name: 'Application' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Health' })).toHaveCount(0);
});
