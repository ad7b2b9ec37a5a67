import type { Survey } from '#contract/surveys.ts';
import { demoAnswers, pageBody, readResponses, signInForApi, submitPage } from '#tests/support/scan.ts';
import { captions, ScanForm } from '#tests/support/scan-form.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test.describe('an unsteady connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/ });

  test('§4 survey flow: answers survive a reload and a closed tab', async ({ page, context, server }) => {
    const form = new ScanForm(page, server.url, 'en');
    const survey = await form.survey();
    const [first, second] = survey.surveyPage;
    if (!first || !second) throw new Error('The scan is too short');
    await form.start();
    await form.fill(first);
    await form.next(survey, first);
    await form.fill(second);
    await page.reload();
    await expect(form.field('hours').getByRole('textbox')).toHaveValue('32');
    await expect(form.field('region').getByRole('combobox')).toHaveValue('Twente');

    const tab = await context.newPage();
    await page.close();
    const again = new ScanForm(tab, server.url, 'en');
    await tab.goto('/scan');
    await expect(again.field('hours').getByRole('textbox')).toHaveValue('32');
  });

  test('§4 survey flow: a lost connection loses nothing, and the scan goes on by itself', async ({
    page,
    context,
    server,
  }) => {
    const { form, survey, first, name } = await begin(page, server.url);
    await context.setOffline(true);
    await form.button('next').click();
    await expect(page.getByText('There is no connection to the server')).toBeVisible();
    await expect(form.field('name').getByRole('textbox')).toHaveValue(name);
    await context.setOffline(false);
    const [next] = survey.surveyPage[first.pageNumber]?.question ?? [];
    await expect(form.field(next?.nameTech ?? '')).toBeVisible({ timeout: 30_000 });
    expect(await countResponses(server.url, name)).toBe(1);
  });

  test('§4 survey flow: when only the answer got lost, the retry makes no second response', async ({
    page,
    server,
  }) => {
    const { form, survey, first, name } = await begin(page, server.url);
    let lost = 0;
    await page.route('**/api/v3/survey/responses', async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await form.button('next').click();
    const [next] = survey.surveyPage[first.pageNumber]?.question ?? [];
    await expect(form.field(next?.nameTech ?? '')).toBeVisible({ timeout: 30_000 });
    expect(lost).toBeGreaterThan(1);
    expect(await countResponses(server.url, name)).toBe(1);
  });

  test('§4 survey flow: a scan that was completed while its answer got lost gives its report, also once it was changed', async ({
    page,
    server,
  }) => {
    const { form, survey, name } = await begin(page, server.url);
    await goToLast(form, survey);
    let lost = 0;
    await page.route('**/api/v3/survey/responses', async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    const submit = page.getByRole('button', { name: survey.submitButton, exact: true });
    await submit.click();
    await expect(page.getByText('There is no connection to the server')).toBeVisible();
    await form.field('motivation').getByRole('textbox').fill('Something else');
    await form.submit(survey);
    await expect(page.getByText('Your scan had arrived before you changed it')).toBeVisible();
    expect(await countResponses(server.url, name)).toBe(1);
  });

  test('§4 survey flow: a scan that was completed elsewhere says so, and can be taken again', async ({
    page,
    server,
    checkAccessibility,
  }) => {
    const { form, survey, name } = await begin(page, server.url);
    await goToLast(form, survey);
    const last = survey.surveyPage.at(-1);
    const kept = await page.evaluate(() => localStorage.getItem('scan:arbeidsmarktscan'));
    const { responseId } = JSON.parse(kept ?? '{}');
    if (!last || typeof responseId !== 'string') throw new Error('The scan has not begun');
    const body = pageBody(survey, last, { ...demoAnswers, name }, responseId);
    await submitPage(server.url, body, crypto.randomUUID());
    await page.getByRole('button', { name: survey.submitButton, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This scan was completed already' })).toBeFocused();
    await checkAccessibility('a scan that was completed already');
    await page.getByRole('button', { name: 'Take the survey again' }).click();
    await expect(form.button('start')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('scan:arbeidsmarktscan'))).toBeNull();
  });

  test('§4 survey flow: a tab left open goes along with the tab where the scan goes on', async ({
    page,
    context,
    server,
  }) => {
    const { form, survey, first, name } = await begin(page, server.url);
    const tab = await context.newPage();
    await tab.goto('/scan');
    const other = new ScanForm(tab, server.url, 'en', { ...demoAnswers, name });
    await expect(other.field('name').getByRole('textbox')).toHaveValue(name);
    await form.next(survey, first);
    await expect(other.field('hours')).toBeVisible();
    await goToLast(other, survey, 1);
    await other.submit(survey);
    await expect(form.button('start')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('scan:arbeidsmarktscan'))).toBeNull();
  });
});

async function begin(page: ConstructorParameters<typeof ScanForm>[0], url: string) {
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const form = new ScanForm(page, url, 'en', { ...demoAnswers, name });
  const survey = await form.survey();
  const [first] = survey.surveyPage;
  if (!first) throw new Error('The scan has no pages');
  await form.start();
  await form.fill(first);
  await expect(page.getByRole('button', { name: captions.en.next, exact: true })).toBeEnabled();
  return { form, survey, first, name };
}

/** From a page, counted from 0, to the last one, which is filled in and not sent. */
async function goToLast(form: ScanForm, survey: Survey, from = 0) {
  for (const surveyPage of survey.surveyPage.slice(from)) {
    await form.fill(surveyPage);
    if (surveyPage.pageNumber < survey.surveyPage.length) await form.next(survey, surveyPage);
  }
}

async function countResponses(url: string, name: string): Promise<number> {
  const responses = await readResponses(url, await signInForApi(url));
  return responses.filter(({ contact }) => contact === name).length;
}
