import type { Question, Survey, SurveyPage } from '#contract/surveys.ts';
import { questionTypeOf } from './question-types.ts';
import type { SurveyElement } from './survey-element.ts';

/** SurveyJS JSON as plain data, so that this room needs no survey-core. */
export interface SurveyModelJson {
  readonly [property: string]: unknown;
  readonly pages: readonly { readonly name: string; readonly elements: readonly SurveyElement[] }[];
}

/**
 * An API survey as SurveyJS JSON: a page a step, questions by nameTech, labels above, errors between label and field.
 * Navigation, progress, the verdict on answers and completion are the site's own, so SurveyJS shows none of its own.
 */
export function toSurveyModel(survey: Pick<Survey, 'surveyPage'>): SurveyModelJson {
  return {
    showNavigationButtons: false,
    showProgressBar: false,
    showQuestionNumbers: false,
    showTitle: false,
    showPageTitles: false,
    showCompletePage: false,
    validationEnabled: false,
    autoFocusFirstQuestion: false,
    autoFocusFirstError: false,
    questionTitleLocation: 'top',
    questionDescriptionLocation: 'underTitle',
    questionErrorLocation: 'top',
    requiredMark: '*',
    textUpdateMode: 'onTyping',
    clearInvisibleValues: 'onHidden',
    pages: survey.surveyPage.map(toPage),
  };
}

function toPage(page: SurveyPage) {
  return { name: page.nameTech, elements: page.question.map(toElement) };
}

function toElement(question: Question): SurveyElement {
  const { visibleIf, isRequired } = question;
  return {
    name: question.nameTech,
    title: question.question,
    ...(question.info && { description: question.info }),
    ...(question.name && { placeholder: question.name }),
    ...(isRequired && { isRequired }),
    ...(visibleIf && { visibleIf: visibilityExpression(visibleIf.question, visibleIf.in) }),
    ...questionTypeOf(question).element(question),
  };
}

function visibilityExpression(name: string, values: readonly (string | boolean | number)[]): string {
  const list = values.map((value) => (typeof value === 'string' ? quoted(value) : String(value)));
  return `{${name}} anyof [${list.join(', ')}]`;
}

function quoted(value: string): string {
  return `'${value.replace(/'/g, "\\'")}'`;
}
