import { type Question, type QuestionTypeName, questionTypes, type Survey } from '#contract/surveys.ts';

/** For tests: a question of a kind. */
export function fakeQuestion(
  nameTech: string,
  type: QuestionTypeName = 'text',
  more: Partial<Question> = {},
): Question {
  return {
    id: 1,
    name: '',
    nameTech,
    question: nameTech,
    questionType: questionTypes[type],
    info: '',
    isRequired: false,
    rules: {},
    unit: '',
    visibleIf: null,
    questionOption: null,
    ...more,
  };
}

/** For tests: a survey that asks these questions, a list a page, on pages `p1`, `p2` and so on. */
export function fakeSurvey(...pages: readonly Question[][]): Survey {
  return {
    id: 1,
    version: 2,
    name: 'Scan',
    nameTech: 'scan',
    text: '',
    intro: '',
    terms: '',
    isRequiredTerms: false,
    submitButton: '',
    duration: 0,
    surveyPage: pages.map((question, index) => ({
      id: index + 1,
      name: `P${index + 1}`,
      nameTech: `p${index + 1}`,
      intro: '',
      explanation: '',
      pageNumber: index + 1,
      survey: 1,
      question,
    })),
  };
}
