import { demoAnswers, readResponses, signInForApi } from '#tests/support/scan.ts';
import { captions, ScanForm } from '#tests/support/scan-form.ts';
import { expect, test } from '#tests/support/test-fixture.ts';

test.describe('an unsteady connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

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

async function countResponses(url: string, name: string): Promise<number> {
  const responses = await readResponses(url, await signInForApi(url));
  return responses.filter(({ contact }) => contact === name).length;
}
