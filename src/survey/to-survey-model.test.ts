import { Model } from 'survey-core';
import { expect, test } from 'vitest';
import { type Question, questionTypes, type Survey } from '#contract/surveys.ts';
import { toSurveyModel } from './to-survey-model.ts';
import { isVisible } from './validate-page.ts';

function question(nameTech: string, more: Partial<Question>): Question {
  return {
    id: 1,
    name: '',
    nameTech,
    question: nameTech,
    info: '',
    unit: '',
    isRequired: false,
    questionType: 2,
    questionOption: null,
    rules: {},
    visibleIf: null,
    ...more,
  };
}

function pages(...questions: Question[]): Pick<Survey, 'surveyPage'> {
  const page = { id: 1, name: 'One', nameTech: 'one', intro: '', explanation: '', pageNumber: 1, survey: 1 };
  return { surveyPage: [{ ...page, question: questions }] };
}

test.each(['plain', "it's", 'back\\slash', 'a, b', "quote'd \\ both"])(
  'a question shows for the answer %s and for no other, as validatePage sees it',
  (value) => {
    const visibleIf = { question: 'first', in: [value, 'other'] };
    const model = new Model(toSurveyModel(pages(question('first', {}), question('second', { visibleIf }))));
    for (const given of [value, 'other', 'else', '']) {
      model.setValue('first', given);
      expect(model.getQuestionByName('second').isVisible).toBe(isVisible({ visibleIf }, { first: given }));
    }
  },
);

test('a question may follow a ticked box and a choice among several', () => {
  const options = { lookupMethod: null, lookupValue: null, questionOptionValue: [{ label: 'A', value: 'a' }] };
  const model = new Model(
    toSurveyModel(
      pages(
        question('box', { questionType: 7 }),
        question('many', { questionType: 7, questionOption: options }),
        question('afterBox', { visibleIf: { question: 'box', in: [true] } }),
        question('afterMany', { visibleIf: { question: 'many', in: ['a'] } }),
      ),
    ),
  );
  expect(visibleIn(model)).toEqual(['box', 'many']);
  model.setValue('box', true);
  model.setValue('many', ['a']);
  expect(visibleIn(model)).toHaveLength(4);
});

test('SurveyJS takes every kind of question without complaint', () => {
  const kinds = Object.entries(questionTypes).map(([name, questionType]) =>
    question(name, { questionType, isRequired: true, info: 'Hint' }),
  );
  const json = toSurveyModel(pages(...kinds));
  const model = new Model(json);
  expect(model.getAllQuestions().map(({ name }) => name)).toEqual(kinds.map(({ nameTech }) => nameTech));
  expect(model.getAllQuestions().every(({ isRequired }) => isRequired)).toBe(true);
});

function visibleIn(model: Model): string[] {
  return model
    .getAllQuestions(true)
    .filter(({ isVisible: shown }) => shown)
    .map(({ name }) => name);
}
