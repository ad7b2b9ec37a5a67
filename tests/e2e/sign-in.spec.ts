import { enterCredentials, signIn, signOut } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

const credentials = { email: 'someone@example.com', password: 'wrong' };

test.describe('a sign-in that fails', () => {
  test.use({ expectedErrors: /status of [45]\d\d/ });

  test("§8 login: 403 says 'Invalid login credentials'", async ({ page }) => {
    await page.goto('/login');
    await enterCredentials(page, 'en', credentials);
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  });

  for (const [status, sentence] of [
    [403, 'Invalid login credentials'],
    [400, 'Login server unreachable'],
    [404, 'Login server unreachable'],
    [500, 'Could not authenticate'],
  ] as const) {
    test(`§8 login: ${status} without a text of the server says '${sentence}'`, async ({ page }) => {
      await page.route('**/api/v3/login', (route) => route.fulfill({ status, body: '' }));
      await page.goto('/login');
      await enterCredentials(page, 'en', credentials);
      await expect(page.getByRole('alert')).toContainText(sentence);
    });
  }

  test("§8 login: the server's own text goes before ours", async ({ page }) => {
    const problem = { type: 'about:blank', title: 'Locked', status: 403, detail: 'This account is locked.' };
    await page.route('**/api/v3/login', (route) =>
      route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await page.goto('/login');
    await enterCredentials(page, 'en', credentials);
    await expect(page.getByRole('alert')).toContainText('This account is locked.');
  });

  test("§8 login: a missing profile says 'Login server unreachable, invalid profile'", async ({ page }) => {
    await page.route('**/api/v3/profile', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/login');
    await enterCredentials(page, 'en');
    await expect(page.getByRole('alert')).toContainText('Login server unreachable, invalid profile');
  });

  test('§8 a 401 on an authenticated call signs the user out', async ({ page }) => {
    await signIn(page, 'en');
    await page.route('**/api/v3/survey/responses?*', (route) => route.fulfill({ status: 401, body: '' }));
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
  });
});

test("§8 login: a server's warning is shown as a warning", async ({ page }) => {
  await page.route('**/api/v3/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), _warning: 'Your password is short.' } });
  });
  await page.goto('/login');
  await enterCredentials(page, 'en');
  await expect(page.locator('.toast--warning')).toContainText('Your password is short.');
});

test('§5 login: the button waits for a password', async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(button).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('x');
  await expect(button).toBeEnabled();
});

test('§2 navigation guard: the list asks for a sign-in and then shows', async ({ page }) => {
  await page.goto('/responses');
  await expect(page).toHaveURL(/\/login/);
  await enterCredentials(page, 'en');
  await expect(page).toHaveURL(/\/responses/);
  await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
});

test('§4 session: signing out reaches every tab', async ({ page, context }) => {
  await signIn(page, 'en');
  const other = await context.newPage();
  await other.goto('/responses');
  await expect(other.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
  await signOut(page, 'en');
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});
