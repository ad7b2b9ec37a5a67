import { expect, it } from 'vitest';
import { type Question, questionTypes, type SurveyPage } from '#contract/surveys.ts';
import { messageKeys, readRefusal, refusal } from './message-key.ts';
import { isVisible, validatePage } from './validate-page.ts';

const context = { today: '2026-11-12' };

function ask(question: Partial<Question>): SurveyPage {
  const blank: Question = {
    id: 1,
    name: '',
    nameTech: 'q',
    question: 'Q',
    info: '',
    unit: '',
    isRequired: false,
    questionType: questionTypes.text,
    questionOption: null,
    rules: {},
    visibleIf: null,
  };
  return {
    id: 1,
    name: '',
    nameTech: 'p',
    intro: '',
    explanation: '',
    pageNumber: 1,
    survey: 1,
    question: [{ ...blank, ...question }],
  };
}

const verdict = (question: Partial<Question>, answer: unknown, earlier = {}) =>
  validatePage(ask(question), { q: answer }, earlier, context);

it('§5 required: an empty answer of any kind is missing, an unticked box too', () => {
  for (const empty of [undefined, null, '', '   ', [], false]) {
    expect(verdict({ isRequired: true }, empty).errors).toEqual({ q: ['required'] });
  }
  expect(verdict({}, '').answers).toEqual({});
});

it('keeps answers in their stored form', () => {
  expect(verdict({}, '  a\r\nb ').answers).toEqual({ q: 'a\nb' });
});

it.each<[Partial<Question>, unknown, string]>([
  [{ rules: { minLength: 3 } }, 'ab', 'minLength:3'],
  [{ rules: { pattern: '[0-9]{4} ?[A-Z]{2}' } }, '4001 kx', 'pattern'],
  [{ questionType: questionTypes.email }, 'a@b', 'email'],
  [{ questionType: questionTypes.email }, `${'a'.repeat(250)}@b.nl`, 'maxLength:254'],
  [{ questionType: questionTypes.number }, Number.NaN, 'number'],
  [{ questionType: questionTypes.number, rules: { min: 1 } }, 0, 'min:1'],
  [{ questionType: questionTypes.date }, '12-11-2026', 'date'],
  [{ questionType: questionTypes.date, rules: { min: '1930-01-01' } }, '1929-12-31', 'minDate:1930-01-01'],
  [{ questionType: questionTypes.file, rules: { accept: ['.pdf'] } }, { name: 'x.PDF.exe', size: 4 }, 'fileType:.pdf'],
  [{ questionType: questionTypes.file }, { name: 'x.pdf', size: 0 }, 'file'],
])('refuses %o given %o', (question, answer, reason) => {
  expect(verdict(question, answer).errors).toEqual({ q: [reason] });
});

it('takes letters of any alphabet as one character each', () => {
  expect(verdict({ rules: { maxLength: 2 } }, '😀é').errors).toEqual({});
});

it('a question that is not visible is neither asked nor kept', () => {
  const question = { isRequired: true, visibleIf: { question: 'before', in: ['yes'] } };
  expect(verdict(question, 'x', { before: 'no' })).toEqual({ answers: {}, errors: {} });
  expect(verdict(question, undefined, { before: 'yes' }).errors).toEqual({ q: ['required'] });
  expect(isVisible({ visibleIf: { question: 'toString', in: ['x'] } }, {})).toBe(false);
  expect(isVisible({ visibleIf: { question: 'list', in: ['b'] } }, { list: ['a', 'b'] })).toBe(true);
});

it('a refusal is read back with its limit', () => {
  for (const key of messageKeys) expect(readRefusal(refusal(key, 'a:b'))).toEqual({ key, limit: 'a:b' });
  expect(readRefusal('Uw antwoord klopt niet')).toBeUndefined();
});
