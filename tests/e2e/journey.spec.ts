import type { Locale } from '#contract/locale.ts';
import { demoAnswers, readResponses, signInForApi } from '#tests/support/scan.ts';
import { cv, ScanForm } from '#tests/support/scan-form.ts';
import { openResponse, signInByForm } from '#tests/support/staff-pages.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

/** Some answers as staff read them, written out: labels instead of values, days and numbers in the language. */
const readable: Record<Locale, Record<string, string>> = {
  en: { birthDate: '12 April 1988', situation: 'I am employed', hours: '32 hours a week', drivingLicence: 'Yes' },
  nl: {
    birthDate: '12 april 1988',
    situation: 'Ik werk in loondienst',
    hours: '32 uur per week',
    drivingLicence: 'Ja',
  },
};

for (const locale of ['en', 'nl'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'nl' ? 'nl-NL' : 'en-GB' });

    test('§1 a visitor completes the scan, and the administrator sees every answer @phone', async ({
      page,
      server,
    }) => {
      const name = `Sanne ${crypto.randomUUID().slice(0, 8)}`;
      const form = new ScanForm(page, server.url, locale, { ...demoAnswers, name });
      const survey = await form.survey();
      const report = await form.take();
      const text = await report.first().textContent();

      const [response] = (await readResponses(server.url, await signInForApi(server.url))).filter(
        ({ contact }) => contact === name,
      );
      expect(response).toMatchObject({ status: 'NEW', locale, pagesDone: survey.surveyPage.length });
      await expect(page.getByRole('main')).toContainText(String(response?.reference));
      expect(text).toContain(String(response?.scores.total));

      await signInByForm(page, locale);
      const dialog = await openResponse(page, name);
      const questions = survey.surveyPage.flatMap((surveyPage) => surveyPage.question);
      for (const { nameTech, question } of questions) {
        const answer = dialog
          .locator('dl > div')
          .filter({ has: page.getByText(question, { exact: true }) })
          .locator('dd');
        const expected = nameTech === 'cv' ? cv.name : readable[locale][nameTech];
        if (expected) await expect(answer).toHaveText(expected);
        else await expect(answer).not.toBeEmpty();
      }
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: cv.name }).click();
      expect((await download).suggestedFilename()).toBe(cv.name);
    });
  });
}

test('§4 survey flow: terms must be accepted, and the choice is kept in session storage', async ({ page, server }) => {
  const form = new ScanForm(page, server.url, 'en');
  await page.goto('/scan');
  await form.button('start').click();
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('name')).toHaveCount(0);
  await form.start();
  expect(await page.evaluate(() => sessionStorage.getItem('arbeidsmarktscan'))).toBe('REQUIRED');
});

test('§4 survey flow: terms that were accepted before the app was there count', async ({ page, server }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const arrived = page.goto('/scan', { waitUntil: 'commit' });
  await page.getByRole('checkbox').check();
  release();
  await arrived;
  const form = new ScanForm(page, server.url, 'en');
  await form.button('start').click();
  await expect(form.field('name')).toBeVisible();
});

test('§4 survey flow: a refused page stays, names its questions, and going back clears the errors', async ({
  page,
  server,
}) => {
  const form = new ScanForm(page, server.url, 'nl');
  await page.goto('/');
  await page.getByRole('button', { name: /Nederlands/ }).click();
  const survey = await form.survey();
  await form.start();
  await form.button('next').click();
  await expect(form.field('name')).toContainText('Dit veld is verplicht');
  const [first] = survey.surveyPage;
  if (!first) throw new Error('The scan has no pages');
  await form.fill(first);
  await form.field('email').getByRole('textbox').fill('geen adres');
  await form.button('next').click();
  await expect(form.field('email')).toContainText('Voer een geldig e-mailadres in');
  await form.fill(first);
  await form.next(survey, first);
  await form.button('next').click();
  await expect(form.field('occupation')).toContainText('Dit veld is verplicht');
  await form.button('previous').click();
  await expect(form.field('name')).toBeVisible();
  await expect(page.getByText('Dit veld is verplicht')).toHaveCount(0);
  await expect(form.field('name').getByRole('textbox')).toHaveValue(String(demoAnswers.name));
});

test('§4 survey flow: an earlier page that was changed is sent again before the pages after it open', async ({
  page,
  server,
}) => {
  const name = `Sanne ${crypto.randomUUID().slice(0, 8)}`;
  const form = new ScanForm(page, server.url, 'en', { ...demoAnswers, name });
  const survey = await form.survey();
  await form.start();
  for (const surveyPage of survey.surveyPage.slice(0, 3)) {
    await form.fill(surveyPage);
    await form.next(survey, surveyPage);
  }
  await form.button('previous').click();
  await form.button('previous').click();
  const steps = page.getByRole('navigation', { name: 'Pages of the survey' });
  const last = steps.getByRole('button', { name: survey.surveyPage[3]?.name });
  await expect(last).toBeVisible();
  await form.field('hours').getByRole('textbox').fill('24');
  await expect(last).toHaveCount(0);
  for (const surveyPage of survey.surveyPage.slice(1, 3)) await form.next(survey, surveyPage);
  for (const surveyPage of survey.surveyPage.slice(3)) {
    await form.fill(surveyPage);
    if (surveyPage.pageNumber < survey.surveyPage.length) await form.next(survey, surveyPage);
  }
  await form.submit(survey);
  const responses = await readResponses(server.url, await signInForApi(server.url));
  const answers = responses.find(({ contact }) => contact === name)?.responseAnswer ?? [];
  expect(answers.find(({ question }) => question.nameTech === 'hours')?.answer).toContain('24');
});
