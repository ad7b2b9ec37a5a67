import { expect, test } from 'vitest';
import { type Question, questionTypes } from '#contract/surveys.ts';
import { questionTypeOf } from '#survey/question-types.ts';
import { usedQuestions } from './lean-survey.ts';

const blank: Omit<Question, 'questionType'> = {
  id: 1,
  name: '',
  nameTech: 'q',
  question: '',
  info: '',
  unit: '',
  isRequired: false,
  questionOption: null,
  rules: {},
  visibleIf: null,
};
const options = { lookupMethod: null, lookupValue: null, questionOptionValue: [{ value: 'a', label: 'A' }] };

test.each(Object.entries(questionTypes))('the bundle keeps what SurveyJS needs to ask for: %s', (_, questionType) => {
  const variants: Question[] = [
    { ...blank, questionType },
    { ...blank, questionType, questionOption: options },
    { ...blank, questionType, rules: { maxLength: 5000 } },
  ];
  for (const question of variants) expect(usedQuestions).toContain(questionTypeOf(question).element(question).type);
});
