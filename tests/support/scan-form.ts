import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contract/locale.ts';
import type { Question, Survey, SurveyPage } from '#contract/surveys.ts';
import { questionTypeName } from '#survey/question-types.ts';
import { askedOn, demoAnswers, lookupLabel, readScan } from './scan.ts';

/** The words of the specification that a visitor presses. */
export const captions = {
  en: { start: 'Start survey', next: 'Next', previous: 'Previous' },
  nl: { start: 'Start de vragenlijst', next: 'Volgende', previous: 'Vorige' },
} as const;

/** A file that the demo scan takes. */
export const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** The scan as a visitor meets it: by its words, on one page of the site. */
export class ScanForm {
  readonly page: Page;
  readonly url: string;
  readonly locale: Locale;
  readonly answers: typeof demoAnswers;

  constructor(page: Page, url: string, locale: Locale, answers: typeof demoAnswers = demoAnswers) {
    this.page = page;
    this.url = url;
    this.locale = locale;
    this.answers = answers;
  }

  survey(): Promise<Survey> {
    return readScan(this.url, this.locale);
  }

  button(name: keyof (typeof captions)['en']): Locator {
    return this.page.getByRole('button', { name: captions[this.locale][name], exact: true });
  }

  field(nameTech: string): Locator {
    return this.page.locator(`[data-question="${nameTech}"]`);
  }

  /** Opens the intro, accepts the terms and starts. */
  async start(path = '/scan'): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('checkbox').check();
    await this.button('start').click();
    await expect(this.field('name')).toBeVisible();
  }

  /** Answers what the page asks, as far as there are answers for it. */
  async fill(surveyPage: SurveyPage): Promise<void> {
    for (const question of askedOn(surveyPage, this.answers)) {
      await expect(this.field(question.nameTech)).toBeVisible();
      await this.answer(question, this.answers[question.nameTech]);
    }
  }

  /** Presses Next and waits for the page after this one. */
  async next(survey: Survey, from: SurveyPage): Promise<void> {
    await this.button('next').click();
    const after = survey.surveyPage[from.pageNumber];
    const [first] = after ? askedOn(after, this.answers) : [];
    if (first) await expect(this.field(first.nameTech)).toBeVisible();
  }

  /** Presses the button that the survey names for its last page, and waits for the report. */
  async submit(survey: Survey): Promise<Locator> {
    await this.page.getByRole('button', { name: survey.submitButton, exact: true }).click();
    const report = this.page.getByRole('main').locator('.authored');
    await expect(
      report.getByRole('heading', { level: 1 }).or(report.getByRole('heading').first()).first(),
    ).toBeVisible();
    await expect(this.page.locator('[data-question]')).toHaveCount(0);
    return report;
  }

  /** From the intro to the report; `onPage` looks at each page once it is filled in. */
  async take(onPage: (surveyPage: SurveyPage) => Promise<void> = async () => undefined): Promise<Locator> {
    const survey = await this.survey();
    await this.start();
    for (const surveyPage of survey.surveyPage) {
      await this.fill(surveyPage);
      await onPage(surveyPage);
      if (surveyPage.pageNumber < survey.surveyPage.length) await this.next(survey, surveyPage);
    }
    return this.submit(survey);
  }

  private async answer(question: Question, answer: unknown): Promise<void> {
    const field = this.field(question.nameTech);
    switch (questionTypeName(question)) {
      case 'file':
        return field.locator('input[type=file]').setInputFiles(cv);
      case 'select':
        await field.getByRole('combobox').selectOption(String(answer));
        return;
      case 'checkbox':
        return this.tick(question, answer);
      case 'autocomplete': {
        const path = question.questionOption?.lookupValue ?? '';
        const label = await lookupLabel(this.url, path, String(answer), this.locale);
        await field.getByRole('combobox').fill(label);
        return field.getByRole('option').filter({ hasText: label }).first().click();
      }
      default:
        return field.locator('input, textarea').fill(String(answer));
    }
  }

  private async tick(question: Question, answer: unknown): Promise<void> {
    const field = this.field(question.nameTech);
    if (answer === true) return field.getByRole('checkbox').check();
    for (const option of question.questionOption?.questionOptionValue ?? []) {
      const ticked = Array.isArray(answer) && answer.includes(option.value);
      await field.getByRole('checkbox', { name: option.label, exact: true }).setChecked(ticked);
    }
  }
}
