import type { Page } from '@playwright/test';
import { auditLog } from '#server/db/schema.ts';
import { startPreparedServer } from '#tests/support/prepared-server.ts';
import { rewriteTokens } from '#tests/support/rewritten-tokens.ts';
import { holdSession } from '#tests/support/staff-pages.ts';
import { test as base, expect } from '#tests/support/test-fixture.ts';

const day = (n: number) => new Date(`2026-03-0${n}T10:00:00Z`);
const from = {
  tenantId: 1,
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
};

/** Rows of March, which no test adds to. */
const rowsOfMarch: (typeof auditLog.$inferInsert)[] = [
  {
    ...{ ...from, at: day(1), actorId: 2, impersonatorId: 1, action: 'change', entity: 'user', entityId: '3' },
    before: { firstname: 'Noor', active: true, roles: ['agent'] },
    after: { firstname: 'Nora', active: false, roles: ['agent', 'user'] },
  },
  { ...from, at: day(2), actorId: 1, action: 'create', entity: 'group', entityId: '41', after: { name: 'Team Oost' } },
  { ...from, at: day(3), action: 'sign-in-failed', entity: 'user' },
  { ...from, at: day(4), actorId: 1, action: 'export', entity: 'response', after: { rows: 12 } },
];

const test = base.extend<object, { server: Awaited<ReturnType<typeof startPreparedServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startPreparedServer(async ({ database }) => {
        await database.db.insert(auditLog).values(rowsOfMarch);
      });
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const march = JSON.stringify({ at: { gte: '2026-02-28T23:00:00.000Z', lte: '2026-03-31T21:59:59.999Z' } });
const rows = (page: Page) => page.locator('tbody').getByRole('row');

async function openMarch(page: Page): Promise<void> {
  await holdSession(page);
  await page.goto(`/settings/auditlog?filter=${encodeURIComponent(march)}`);
  await expect(rows(page)).toHaveCount(4);
}

test('§2 /settings/auditlog: who, as whom, what, when and from where @phone', async ({ page, checkAccessibility }) => {
  await openMarch(page);
  await expect(rows(page).nth(3)).toContainText('Changed');
  await expect(rows(page).nth(3)).toContainText(/User 3/);
  await expect(rows(page).nth(3)).toContainText(/ as /);
  await expect(rows(page).nth(1)).toContainText('Sign-in refused');
  await checkAccessibility('the audit log');
  await rows(page).nth(3).getByRole('button', { name: 'Show what changed: Changed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed: User' });
  await expect(dialog).toContainText('Chrome on Windows');
  await expect(dialog).toContainText('1 Mar 2026 11:00');
  const changed = dialog.getByRole('table', { name: 'What changed' }).getByRole('row');
  await expect(changed).toHaveText([/Field.*Before.*After/, /agentagent, user/, /YesNo/, /NoorNora/]);
  await checkAccessibility('a row of the audit log');
  await dialog.getByRole('button', { name: 'Extra info' }).click();
  await expect(page.getByRole('dialog', { name: 'Extra info' })).toContainText('192.0.2.7');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('§2 the audit log is narrowed down by action, record, user and period, and the address holds it', async ({
  page,
}) => {
  await openMarch(page);
  await page.getByLabel('Action', { exact: true }).selectOption('Created');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('link', { name: 'Group 41' })).toHaveAttribute('href', '/settings/groups/41');
  await page.getByLabel('Action', { exact: true }).selectOption('All actions');
  await page.getByLabel('Record', { exact: true }).selectOption('User');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Record', { exact: true }).selectOption('All records');
  await page.getByLabel('From', { exact: true }).fill('2026-03-03');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'User', exact: true }).fill('admin');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-03-03');
  await expect(page.getByRole('combobox', { name: 'User', exact: true })).not.toHaveValue(/User 1/);
  await page.getByLabel('Up to').fill('2026-03-01');
  await expect(page.getByText('The first day has to be before the last one.')).toBeVisible();
  await page.getByLabel('Up to').fill('2026-03-03');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(4);
});

test('§2 lists: a filter that is chosen right after another one leaves that one, on a slow machine', async ({
  page,
}) => {
  await openMarch(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  // Both before the first one is drawn, and the second once it is in the address.
  await page.evaluate(async () => {
    const choose = (label: string, value: string) => {
      const field = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
      if (!field) throw new Error(label);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const before = window.location.search;
    choose('Record', 'user');
    while (window.location.search === before) await new Promise((resolve) => setTimeout(resolve));
    choose('Action', 'sign-in-failed');
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sign-in refused');
  await expect(page.getByLabel('Record', { exact: true })).toHaveValue('user');
});

test('§2 all of one record is one click away', async ({ page }) => {
  await openMarch(page);
  await rows(page).nth(2).getByRole('button').click();
  await page.getByRole('button', { name: 'All of this record' }).click();
  await expect(page).toHaveURL(/entityId/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Group 41');
});

test('§7 the audit log is verified, and says what is wrong with it @phone', async ({ page, checkAccessibility }) => {
  await openMarch(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify the audit log' });
  await expect(dialog).toContainText('The audit log is whole');
  await checkAccessibility('a log that is whole');
  const verdict = { valid: false, rows: 9, sealed: 9, firstBroken: { id: 7, seq: 5, reason: 'changed' } };
  await page.route('**/audit-log/verify', (route) => route.fulfill({ json: { _data: verdict } }));
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog).toContainText('Row 5 of the chain (ID 7) was changed');
  await checkAccessibility('a log that is not whole');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('§2 the audit log in Dutch @phone', async ({ page, checkAccessibility }) => {
    await openMarch(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Auditlog' })).toBeVisible();
    await checkAccessibility('the audit log in Dutch');
    await rows(page).nth(3).getByRole('button', { name: 'Laat zien wat er veranderde: Gewijzigd' }).click();
    await expect(page.getByRole('dialog', { name: 'Gewijzigd: Gebruiker' })).toContainText('Wat er veranderde');
    await checkAccessibility('a row of the audit log in Dutch');
  });
});

test('§6 who does not see every tenant neither verifies nor has a column of tenants', async ({ page }) => {
  await rewriteTokens(page, (claims) => ({
    ...claims,
    isSystem: false,
    config: { ...claims.config, profileFlags: { 'logManagement.show': true, 'surveyManagement.show': true } },
  }));
  await holdSession(page);
  await page.goto('/settings/auditlog');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
  await expect(page.getByRole('columnheader', { name: 'Tenant' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'User', exact: true })).toHaveCount(0);
  await expect(rows(page).getByRole('link')).toHaveCount(0);
});
