import { type Question, type QuestionTypeId, type QuestionTypeName, questionTypes } from '#contract/surveys.ts';
import { checkCheckbox, checkItem, checkSelect } from './check-choice.ts';
import { checkDate } from './check-date.ts';
import { checkFile, fileSizeLimit } from './check-file.ts';
import { checkNumber, checkPlain } from './check-text.ts';
import type { CheckContext, Checked } from './checked.ts';
import type { SurveyElement } from './survey-element.ts';

/** Everything that both sides must know about a kind of question. A new kind does not compile until it is here. */
export interface QuestionType {
  /** The SurveyJS element that asks it, without what all questions share. */
  element(question: Question): SurveyElement;
  /** The verdict on an answer that is there. */
  check(answer: unknown, question: Question, context: CheckContext): Checked;
  /** An answer from multipart fields, where everything is text; each field of one name is one entry. */
  fromForm(fields: readonly unknown[], question: Question): unknown;
}

const single = (fields: readonly unknown[]): unknown => fields[0];

export const questionTypeRegistry: Record<QuestionTypeName, QuestionType> = {
  file: {
    element: ({ rules }) => ({
      type: 'file',
      showPreview: false,
      allowMultiple: false,
      acceptedTypes: rules.accept?.join(',') ?? '',
      maxSize: Math.min(rules.maxSize ?? fileSizeLimit, fileSizeLimit),
    }),
    check: checkFile,
    fromForm: single,
  },
  text: {
    element: ({ rules }) =>
      (rules.maxLength ?? 0) > 200
        ? { type: 'comment', rows: 4, autoGrow: true, allowResize: false }
        : { type: 'text' },
    check: checkPlain,
    fromForm: single,
  },
  date: {
    element: ({ rules }) => ({
      type: 'text',
      inputType: 'date',
      ...dayLimit('min', rules.min),
      ...dayLimit('max', rules.max),
    }),
    check: checkDate,
    fromForm: single,
  },
  number: {
    element: ({ unit, rules }) => ({ type: 'text', renderAs: 'number', unit, integer: rules.integer ?? false }),
    check: checkNumber,
    fromForm: (fields) => numberFromText(fields[0]),
  },
  email: {
    element: () => ({ type: 'text', inputType: 'email', autocomplete: 'email' }),
    check: checkPlain,
    fromForm: single,
  },
  select: {
    element: ({ questionOption }) => ({
      type: 'dropdown',
      renderAs: 'select',
      choices: choicesOf(questionOption),
    }),
    check: checkSelect,
    fromForm: single,
  },
  checkbox: {
    element: ({ questionOption }) =>
      questionOption?.questionOptionValue.length
        ? { type: 'checkbox', choices: choicesOf(questionOption) }
        : { type: 'boolean', renderAs: 'checkbox' },
    check: checkCheckbox,
    fromForm: (fields, { questionOption }) =>
      questionOption?.questionOptionValue.length ? fields : booleanFromText(fields[0]),
  },
  autocomplete: {
    element: ({ questionOption }) => ({
      type: 'text',
      renderAs: 'autocomplete',
      lookupPath: questionOption?.lookupValue ?? '',
    }),
    check: checkItem,
    fromForm: single,
  },
};

const namesById = new Map<QuestionTypeId, QuestionTypeName>();
for (const name of Object.keys(questionTypes) as QuestionTypeName[]) namesById.set(questionTypes[name], name);

export function questionTypeName(question: Pick<Question, 'questionType'>): QuestionTypeName {
  const name = namesById.get(question.questionType);
  if (!name) throw new Error(`No question type ${question.questionType}`);
  return name;
}

export function questionTypeOf(question: Pick<Question, 'questionType'>): QuestionType {
  return questionTypeRegistry[questionTypeName(question)];
}

function choicesOf(option: Question['questionOption']) {
  return (option?.questionOptionValue ?? []).map(({ value, label }) => ({ value, text: label }));
}

/** A limit on a day as SurveyJS takes it, so that a date picker offers no day outside it. */
function dayLimit(side: 'min' | 'max', limit: string | number | undefined) {
  if (limit === 'today') return { [`${side}ValueExpression`]: 'today()' };
  return typeof limit === 'string' ? { [side]: limit } : {};
}

function numberFromText(field: unknown): unknown {
  if (typeof field !== 'string' || field.trim() === '') return field;
  const value = Number(field.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : field;
}

function booleanFromText(field: unknown): unknown {
  if (field === 'true' || field === '1') return true;
  if (field === 'false' || field === '0') return false;
  return field;
}
