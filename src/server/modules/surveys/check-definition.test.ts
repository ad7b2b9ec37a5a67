import { expect, it } from 'vitest';
import { smallScan } from '#tests/support/small-scan.ts';
import { checkDefinition, DefinitionError } from './check-definition.ts';

function problemsOf(definition: unknown): string[] {
  try {
    checkDefinition(definition);
    return [];
  } catch (error) {
    if (error instanceof DefinitionError) return [...error.problems];
    throw error;
  }
}

const [you, work] = smallScan.surveyPage;
const withQuestion = (question: object) => ({
  ...smallScan,
  surveyPage: [{ ...you, question: [...(you?.question ?? []), question] }, work],
});

it('takes a right one', () => {
  expect(problemsOf(smallScan)).toEqual([]);
});

it.each<[string, object, RegExp]>([
  ['a missing field', { ...smallScan, name: undefined }, /^name: /],
  ['a field that does not exist', { ...smallScan, colour: 'red' }, /colour/],
  [
    'an unknown question type',
    withQuestion({ nameTech: 'x', question: 'X', questionType: 99 }),
    /surveyPage\[1\]\.question\[5\]\.questionType/,
  ],
  [
    'a name used twice',
    withQuestion({ nameTech: 'name', question: 'X', questionType: 2 }),
    /question name: this nameTech is used twice/,
  ],
  [
    'a select without options',
    withQuestion({ nameTech: 'x', question: 'X', questionType: 6 }),
    /question x: a select needs options/,
  ],
  [
    'an autocomplete without a lookup',
    withQuestion({ nameTech: 'x', question: 'X', questionType: 8 }),
    /question x: an autocomplete needs/,
  ],
  [
    'a condition on a later question',
    withQuestion({ nameTech: 'x', question: 'X', questionType: 2, visibleIf: { question: 'hours', in: ['1'] } }),
    /not asked before it/,
  ],
  [
    'a pattern that is none',
    withQuestion({ nameTech: 'x', question: 'X', questionType: 2, rules: { pattern: '(' } }),
    /no pattern/,
  ],
  ['a template with a mistake', { ...smallScan, report: { template: '{% if %}' } }, /^report\.template: /],
  ['required terms without a text', { ...smallScan, terms: undefined }, /^terms: /],
  ['a respondent who is not asked for', { ...smallScan, respondent: { contact: ['nobody'] } }, /no question nobody/],
])('says where: %s', (_, definition, problem) => {
  expect(problemsOf(definition).join('\n')).toMatch(problem);
});

it('lists every mistake at once', () => {
  expect(problemsOf({ ...smallScan, nameTech: 'No Good', isRequiredTerms: 'yes' })).toHaveLength(2);
});

it('sanitises the HTML that visitors get', () => {
  expect(checkDefinition({ ...smallScan, terms: '<p onclick="x()">T</p>' }).terms).toBe('<p>T</p>');
});
