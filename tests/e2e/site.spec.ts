import { enterAs } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('§2 catch-all: an unknown address is a 404 that says so and leads home', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('§1 languages: a switch, which is remembered on both halves', async ({ page }) => {
  await page.goto('/over-ons');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const english = String(await page.getByRole('heading', { level: 1 }).textContent());
  await page.getByRole('button', { name: /Nederlands/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Algemene voorwaarden' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
});

test.describe('a Dutch browser', () => {
  test.use({ locale: 'nl-NL' });

  test('§1 shell: the public footer has the four links, the certificate, the logo and the e-mail address @phone', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const links = {
      'De Arbeidsmarktscan': '/',
      'Over ons': '/over-ons',
      'Algemene voorwaarden': '/algemene-voorwaarden',
      Privacy: '/privacy',
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const certificate = await footer.getByRole('link', { name: /ISO/ }).getAttribute('href');
    const pdf = await request.get(certificate ?? '');
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(footer.getByRole('img')).toHaveJSProperty('complete', true);
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  });
});

test('§2 content page: it arrives as HTML, and internal links stay in the app', async ({ page, request }) => {
  const html = await (await request.get('/over-ons', { headers: { 'accept-language': 'en' } })).text();
  expect(html).toMatch(/<h1[^>]*>/);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('§2 content page: one that needs a sign-in leads to it, and shows to who is signed in', async ({
  page,
  server,
}) => {
  await page.goto('/corporate/survey');
  await expect(page).toHaveURL(/\/login\?next=%2Fcorporate%2Fsurvey$/);
  await enterAs(page, server.url, 'daan.mulder@example.com');
  await page.goto('/login?next=%2Fcorporate%2Fsurvey');
  await expect(page).toHaveURL(/\/corporate\/survey$/);
  await expect(page.getByRole('button', { name: 'Start survey' })).toBeVisible();
});

test('§2 content page: header with logo, title and the menu, folded away on a phone @phone-only', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await menu.click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'The scan' }).click();
  await expect(page).toHaveURL(/\/scan$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
});

test('§2 content page: what a browser loads for it stays below 100 KB of JavaScript', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
});
