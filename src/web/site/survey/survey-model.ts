import { Model, type SurveyModel, setupLocale } from 'survey-core';
import type { Locale } from '#contract/locale.ts';
import type { Survey, SurveyPage } from '#contract/surveys.ts';
import { toSurveyModel } from '#survey/to-survey-model.ts';
import type { Translate } from '#web/i18n/translate.ts';
import type { DraftAnswers } from './draft.ts';
import { registerFields } from './questions/register-fields.ts';

/** The model that stands ready for a visitor who is still reading the intro. */
let ready: { readonly survey: Survey; readonly locale: Locale; readonly model: SurveyModel } | undefined;

/** Makes the model while nobody waits for it: on a phone it is most of what the start button would take. */
export function prepareModel(survey: Survey, locale: Locale, t: Translate): void {
  if (ready?.survey === survey && ready.locale === locale) return;
  ready = { survey, locale, model: makeModel(survey, locale, t) };
}

/** The survey as SurveyJS runs it, with the answers that a visitor gave before. */
export function createModel(survey: Survey, answers: DraftAnswers, locale: Locale, t: Translate): SurveyModel {
  const fits = ready?.survey === survey && ready.locale === locale ? ready : undefined;
  const model = fits?.model ?? makeModel(survey, locale, t);
  ready = undefined;
  model.data = Object.assign({}, ...Object.values(answers));
  return model;
}

function makeModel(survey: Survey, locale: Locale, t: Translate): SurveyModel {
  registerFields();
  speak(locale, t);
  const model = new Model(toSurveyModel(survey));
  model.locale = locale;
  return model;
}

/** SurveyJS's own captions. Its Dutch is partly a machine's, so it gets ours for what can show. */
function speak(locale: Locale, t: Translate): void {
  setupLocale({
    localeCode: locale,
    strings: {
      startSurveyText: t('survey.start'),
      pagePrevText: t('survey.previous'),
      pageNextText: t('survey.next'),
      completeText: t('survey.complete'),
      placeholder: t('survey.choose'),
      requiredError: t('validation.required'),
      emptySurvey: t('survey.emptyPage'),
      loadingSurvey: t('survey.opening'),
    },
    nativeName: t(`languageName.${locale}`),
    englishName: locale,
  });
}

/** The answers to a page's questions that are asked, by question. */
export function answersOn(model: SurveyModel, page: SurveyPage): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const { nameTech } of page.question) {
    const question = model.getQuestionByName(nameTech);
    if (question?.isVisible && !question.isEmpty()) answers[nameTech] = question.value;
  }
  return answers;
}

/** All answers by page. */
export function answersByPage(model: SurveyModel, survey: Pick<Survey, 'surveyPage'>): DraftAnswers {
  return Object.fromEntries(survey.surveyPage.map((page) => [page.nameTech, answersOn(model, page)]));
}

/** Puts messages on questions, and takes those away that stood there. */
export function showErrors(model: SurveyModel, messages: Readonly<Record<string, readonly string[]>>): void {
  for (const question of model.getAllQuestions()) {
    if (question.errors.length > 0) question.clearErrors();
    for (const message of messages[question.name] ?? []) question.addError(message);
  }
}

/** Whether any of a page's questions is asked, given the answers so far. */
export function hasQuestions(model: SurveyModel, { nameTech }: SurveyPage): boolean {
  return model.getPageByName(nameTech)?.isVisible ?? false;
}

/** Turns to a page, if any of its questions is asked. */
export function showPage(model: SurveyModel, page: SurveyPage): void {
  if (hasQuestions(model, page)) model.currentPage = model.getPageByName(page.nameTech);
}
