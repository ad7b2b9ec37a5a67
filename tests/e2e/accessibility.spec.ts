import { demoAnswers } from '#tests/support/scan.ts';
import { ScanForm } from '#tests/support/scan-form.ts';
import { openResponse, signIn } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    for (const path of ['/', '/over-ons', '/over-de-cijfers', '/algemene-voorwaarden', '/privacy', '/scan', '/login']) {
      test(`§2 screens: axe finds nothing on ${path} @phone`, async ({ page, checkAccessibility }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkAccessibility(path);
        await expectNoSidewaysScroll(page);
      });
    }

    test('§2 screens: axe finds nothing on each scan page, on errors, and on the report @phone', async ({
      page,
      server,
      checkAccessibility,
    }) => {
      test.setTimeout(120_000);
      const form = new ScanForm(page, server.url, locale);
      const survey = await form.survey();
      await form.start();
      for (const surveyPage of survey.surveyPage) {
        const isLast = surveyPage.pageNumber === survey.surveyPage.length;
        if (!isLast) {
          await form.button('next').click();
          await expect(page.locator('[data-question] [aria-invalid=true]').first()).toBeVisible();
          await checkAccessibility(`${surveyPage.nameTech} with errors`);
        }
        await form.fill(surveyPage);
        await checkAccessibility(surveyPage.nameTech);
        await expectNoSidewaysScroll(page);
        if (!isLast) await form.next(survey, surveyPage);
      }
      await form.submit(survey);
      await checkAccessibility('the report');
      await expectNoSidewaysScroll(page);
    });

    test('§2 screens: axe finds nothing on open suggestions', async ({ page, server, checkAccessibility }) => {
      const form = new ScanForm(page, server.url, locale);
      const survey = await form.survey();
      const [first] = survey.surveyPage;
      if (!first) throw new Error('The scan has no pages');
      await form.start();
      await form.fill(first);
      await form.next(survey, first);
      await form.field('occupation').getByRole('combobox').fill('a');
      await expect(form.field('occupation').getByRole('option').first()).toBeVisible();
      await checkAccessibility('open suggestions');
    });

    test('§2 screens: axe finds nothing on the response list and the details @phone', async ({
      page,
      server,
      checkAccessibility,
    }) => {
      const name = `Sanne ${crypto.randomUUID().slice(0, 8)}`;
      await new ScanForm(page, server.url, locale, { ...demoAnswers, name }).take();
      await signIn(page, locale);
      await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
      await checkAccessibility('the response list');
      await expectNoSidewaysScroll(page);
      await openResponse(page, name);
      await checkAccessibility('the details');
      await expectNoSidewaysScroll(page);
    });
  });
}

async function expectNoSidewaysScroll(page: Parameters<typeof openResponse>[0]): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
}
