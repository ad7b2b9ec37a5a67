import { ScanForm } from '#tests/support/scan-form.ts';
import { holdSession, signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const words = {
  en: { details: 'User details', empty: 'Show empty values', copy: 'Copy to clipboard', over: 'Start over' },
  nl: {
    details: 'Gebruikersgegevens',
    empty: 'Toon lege waarden',
    copy: 'Kopieer naar klembord',
    over: 'Opnieuw beginnen',
  },
} as const;

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] });

    test('§2 data dialog: a tree by keyboard, empty values, copied as a whole, focus back @phone', async ({
      page,
      checkAccessibility,
    }) => {
      await signIn(page, locale);
      const opener = page.getByRole('button', { name: words[locale].details });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: words[locale].details });
      const node = dialog.locator('summary').first();
      await node.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.locator('details').first()).toHaveAttribute('open');
      await dialog.getByRole('switch', { name: words[locale].empty }).check();
      await checkAccessibility('the data dialog');
      await dialog.getByRole('button', { name: words[locale].copy }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(JSON.parse(copied)).toHaveProperty('email');
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    test('§2 confirmation dialog: 290 px wide, keeps the focus, Escape is no and gives the focus back @phone', async ({
      page,
      server,
      checkAccessibility,
    }) => {
      const form = new ScanForm(page, server.url, locale);
      const [first] = (await form.survey()).surveyPage;
      if (!first) throw new Error('The scan has no pages');
      await form.start();
      await form.fill(first);
      const opener = page.getByRole('button', { name: words[locale].over });
      await opener.click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toBeVisible();
      expect((await dialog.boundingBox())?.width).toBe(290);
      expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe('8000');
      await checkAccessibility('the confirmation');
      for (let press = 0; press < 5; press++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page.locator('[data-question]').first()).toBeVisible();
    });
  });
}

test('§2 drop-down: the list of tenants opens, is searched and filters the users @phone', async ({
  page,
  checkAccessibility,
}) => {
  await holdSession(page);
  await page.goto('/settings/users');
  const field = page.getByRole('combobox', { name: 'Tenant' });
  await field.click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const name = (await option.textContent()) ?? '';
  await checkAccessibility('the open drop-down');
  await field.fill(name.slice(0, 4));
  await expect(option).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(name);
  await expect(page).toHaveURL(/tenant/);
  await page.getByRole('button', { name: 'Clear Tenant' }).click();
  await expect(field).toHaveValue('');
});

test('§9 toasts: at the bottom right, 100 px apart, each closed by its icon @phone', async ({
  page,
  checkAccessibility,
}) => {
  await holdSession(page);
  await page.goto('/settings/profile');
  const name = page.getByLabel('First name');
  const was = await name.inputValue();
  const toasts = page.locator('.toast');
  for (const value of ['Robin', was]) {
    await name.fill(value);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts.first()).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  }
  await expect(toasts).toHaveCount(2);
  await checkAccessibility('toasts');
  const [newest, older] = await Promise.all([toasts.nth(0).boundingBox(), toasts.nth(1).boundingBox()]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!newest || !older) throw new Error('The toasts have no place');
  expect(newest.y + newest.height - (older.y + older.height)).toBe(100);
  const edge = width > 640 ? 24 : 16;
  expect(newest.x + newest.width).toBe(width - edge);
  expect(newest.y + newest.height).toBe(height - edge);
  if (width <= 640) expect(newest.width).toBe(width - 2 * edge);
  await toasts.first().locator('.toast-icon').click();
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(0);
});

test('§9 web fonts are preloaded before the start', async ({ page }) => {
  await page.goto('/');
  const preloaded = page.locator('head link[rel=preload][as=font]');
  await expect(preloaded).toHaveAttribute('href', /atkinson-hyperlegible-next.*\.woff2$/);
  expect(await page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next"'))).toBe(true);
});
