import { holdSession, signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test.use({ expectedErrors: /status of [45]\d\d|ApiError|Failed to fetch dynamically imported module|preload/ });

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    test("§4 startup failure: to /logout with 'App startup failed', and trying again leads back @phone", async ({
      page,
      checkAccessibility,
    }) => {
      await signIn(page, locale);
      await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/responses?page=1');
      await expect(page).toHaveURL(/\/logout$/);
      const title = { en: 'App startup failed', nl: 'Starten van de app is mislukt' }[locale];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const sentence = {
        en: 'An error occurred during application startup.',
        nl: 'Er is een fout opgetreden bij het starten van de applicatie.',
      };
      await expect(page.getByText(sentence[locale])).toBeVisible();
      await checkAccessibility('the failed start');

      const retry = page.getByRole('button', { name: { en: 'Try again', nl: 'Opnieuw proberen' }[locale] });
      await retry.click();
      await expect(page).toHaveURL(/\/logout$/);
      await expect(retry).toBeVisible();

      await page.unroute('**/config.json');
      await retry.click();
      await expect(page).toHaveURL(/\/responses\?page=1$/);
      const heading = { en: 'Responses', nl: 'Inzendingen' }[locale];
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });

    test('§8 lazy module: a part that is gone after a new deployment offers a reload, which leads on @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await signIn(page, locale);
      await page.route('**/assets/SiteApp-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page
        .getByRole('link', { name: { en: 'Log out', nl: 'Uitloggen' }[locale], includeHidden: true })
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/\/login$/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      const title = { en: 'A new version is there', nl: 'Er is een nieuwe versie' }[locale];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await checkAccessibility('a missing part');
      await page.unroute('**/assets/SiteApp-*.js');
      await page.getByRole('button', { name: { en: 'Reload', nl: 'Opnieuw laden' }[locale] }).click();
      await expect(page).toHaveURL(/\/privacy$/);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

test('§4 startup failure: a reload of the page at /logout tries the same page again and signs nobody out', async ({
  page,
}) => {
  await signIn(page, 'en');
  await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/settings/users');
  await expect(page).toHaveURL(/\/logout$/);
  await page.unroute('**/config.json');
  await page.reload();
  await expect(page).toHaveURL(/\/settings\/users$/);
});

test('§8 lazy module: a page that works stays as it is, with an offer to reload beside it', async ({ page }) => {
  await page.goto('/scan');
  await page.evaluate(() => {
    const error = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(error);
    // Nobody prevents it, so that Vite throws the error again for whoever asked.
    if (error.defaultPrevented) throw new Error('prevented');
  });
  const notice = page.getByRole('alert').filter({ hasText: 'A new version is there' });
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start survey' })).toBeVisible();
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toHaveCount(0);
});

test('§8 lazy module: the reload that is offered loses no unsaved work', async ({ page }) => {
  await holdSession(page);
  await page.goto('/settings/profile');
  const firstName = page.getByLabel('First name');
  await firstName.fill('Not saved yet');
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await expect(firstName).toHaveValue('Not saved yet');
});
