import { inLocale, type Locale } from '#contract/locale.ts';
import type { PageDefinition, QuestionDefinition } from '#contract/survey-definition.ts';
import type { LookupItem, Question, Survey, SurveyPage } from '#contract/surveys.ts';
import { sanitizeHtml } from '../../html/sanitize.ts';
import type { ReferenceRow, SurveyVersion } from './repository.ts';

const presented = new WeakMap<SurveyVersion, Map<Locale, Survey>>();

/** A version as visitors see it, in a language. Made once: versions do not change. */
export function presentSurvey(version: SurveyVersion, locale: Locale): Survey {
  const byLocale = presented.get(version) ?? new Map<Locale, Survey>();
  presented.set(version, byLocale);
  const known = byLocale.get(locale) ?? makeSurvey(version, locale);
  byLocale.set(locale, known);
  return known;
}

/** The survey without what `expand` did not ask for. */
export function withoutUnexpanded(survey: Survey, expand: ReadonlySet<string>): Survey {
  if (!expand.has('surveyPage')) return { ...survey, surveyPage: [] };
  if (expand.has('question')) return survey;
  return { ...survey, surveyPage: survey.surveyPage.map((page) => ({ ...page, question: [] })) };
}

export function presentLookupItem(row: ReferenceRow, locale: Locale): LookupItem {
  const detail = inLocale(row.detail, locale);
  return { id: row.id, label: inLocale(row.label, locale), ...(detail && { detail }) };
}

function makeSurvey({ surveyId, version, definition }: SurveyVersion, locale: Locale): Survey {
  const text = (value: Parameters<typeof inLocale>[0]) => inLocale(value, locale);
  return {
    id: surveyId,
    version,
    name: text(definition.name),
    nameTech: definition.nameTech,
    text: sanitizeHtml(text(definition.text)),
    intro: sanitizeHtml(text(definition.intro)),
    terms: sanitizeHtml(text(definition.terms)),
    isRequiredTerms: definition.isRequiredTerms,
    submitButton: text(definition.submitButton),
    duration: definition.duration ?? 0,
    surveyPage: definition.surveyPage.map((page, index) => makePage(page, index + 1, surveyId, locale)),
  };
}

function makePage(page: PageDefinition, pageNumber: number, survey: number, locale: Locale): SurveyPage {
  const id = survey * 1000 + pageNumber;
  return {
    id,
    name: inLocale(page.name, locale),
    nameTech: page.nameTech,
    intro: sanitizeHtml(inLocale(page.intro, locale)),
    explanation: sanitizeHtml(inLocale(page.explanation, locale)),
    pageNumber,
    survey,
    question: page.question.map((question, index) => makeQuestion(question, id * 1000 + index + 1, locale)),
  };
}

function makeQuestion(question: QuestionDefinition, id: number, locale: Locale): Question {
  const text = (value: Parameters<typeof inLocale>[0]) => inLocale(value, locale);
  const option = question.questionOption;
  return {
    id,
    name: text(question.name),
    nameTech: question.nameTech,
    question: text(question.question),
    info: text(question.info),
    unit: text(question.unit),
    isRequired: question.isRequired,
    questionType: question.questionType,
    questionOption: option
      ? {
          lookupMethod: option.lookupMethod ?? null,
          lookupValue: option.lookupValue ?? null,
          questionOptionValue: option.questionOptionValue.map(({ value, label }) => ({ value, label: text(label) })),
        }
      : null,
    rules: question.rules ?? {},
    visibleIf: question.visibleIf ?? null,
  };
}
