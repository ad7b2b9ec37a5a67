import type { Browser, Page } from '@playwright/test';
import { holdSession } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test.use({ expectedErrors: /status of 40[49]/ });

const field = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('§7 two staff edit one record: the second is told and chooses, and neither loses work @phone', async ({
  page: second,
  browser,
  baseURL,
  checkAccessibility,
}, { project }) => {
  const name = `Shared ${project.name}`;
  await holdSession(second);
  await makeTenant(second, name);
  const first = await colleague(browser, baseURL, second.url());

  await field(second).fill(`${name} by the second`);
  await change(first, `${name} by the first`);
  await save(second).click();
  const dialog = second.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await expect(dialog.getByText(`${name} by the first`)).toBeVisible();
  await expect(dialog.getByText(`${name} by the second`)).toBeVisible();
  await expect(save(second)).toBeDisabled();
  await checkAccessibility('the dialog of a conflict');

  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(field(second)).toHaveValue(`${name} by the second`);
  await save(second).click();
  await dialog.getByRole('radio', { name: 'Yours' }).check();
  await save(second).click();
  await expect(saved(second, `${name} by the second`)).toBeVisible();
  await expect(second.getByText('Unsaved changes')).toHaveCount(0);

  // Now the other way round, and the other choice.
  await field(first).fill(`${name} again by the first`);
  await save(first).click();
  const theirs = first.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await theirs.getByRole('radio', { name: 'Theirs' }).check();
  await save(first).click();
  await expect(saved(first, `${name} by the second`)).toBeVisible();
  await expect(field(first)).toHaveValue(`${name} by the second`);
  await first.context().close();
});

test('§7 what was kept of a form before a reload is still checked against what others saved since', async ({
  page,
  browser,
  baseURL,
}) => {
  await holdSession(page);
  await makeTenant(page, 'Kept and changed');
  const other = await colleague(browser, baseURL, page.url());
  await field(page).fill('Mine');
  await change(other, 'Theirs');
  await other.context().close();
  await page.reload();
  await expect(field(page)).toHaveValue('Mine');
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await dialog.getByRole('radio', { name: 'Yours' }).check();
  await save(page).click();
  await expect(saved(page, 'Mine')).toBeVisible();
});

test('§7 a record that somebody else deleted meanwhile: what was filled in stays, to be copied', async ({
  page,
  checkAccessibility,
}) => {
  await holdSession(page);
  await makeTenant(page, 'Soon gone');
  await field(page).fill('Written in vain');
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'This does not exist.' };
  await page.route(/\/base\/tenants\/\d+$/, (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else deleted this meanwhile' });
  await expect(dialog.getByText('Written in vain')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await checkAccessibility('the dialog of a record that is gone');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(field(page)).toHaveValue('Written in vain');
});

async function makeTenant(page: Page, name: string): Promise<void> {
  await page.goto('/settings/tenants/create');
  await field(page).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(saved(page, name)).toBeVisible();
}

/** Another member of staff, in a browser of their own, at the same record. */
async function colleague(browser: Browser, baseURL: string | undefined, url: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(
    page.getByRole('button', { name: 'Sign in' }).or(page.getByRole('button', { name: 'Inloggen' })),
  ).toBeVisible();
  await holdSession(page);
  await page.goto(url);
  await expect(field(page)).toBeVisible();
  return page;
}

async function change(page: Page, name: string): Promise<void> {
  await field(page).fill(name);
  await save(page).click();
  await expect(saved(page, name)).toBeVisible();
}
