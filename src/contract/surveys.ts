import * as z from 'zod/mini';
import { listOf, listQuery, numericId, one } from './envelope.ts';
import { defineOperation } from './operation.ts';
import { storableText } from './storable-text.ts';

/** The numbers that stand for the kinds of question (specification section 3). */
export const questionTypes = {
  file: 1,
  text: 2,
  date: 3,
  number: 4,
  email: 5,
  select: 6,
  checkbox: 7,
  autocomplete: 8,
} as const;
export type QuestionTypeName = keyof typeof questionTypes;
export type QuestionTypeId = (typeof questionTypes)[QuestionTypeName];

export const questionTypeId = z.literal(Object.values(questionTypes));

/** Limits of an answer beyond its type. Sizes in bytes, dates as yyyy-mm-dd (or `today`). */
export const questionRules = z.object({
  min: z.optional(z.union([z.number(), z.string()])),
  max: z.optional(z.union([z.number(), z.string()])),
  integer: z.optional(z.boolean()),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  pattern: z.optional(z.string()),
  accept: z.optional(z.array(z.string())),
  maxSize: z.optional(z.int()),
});
export type QuestionRules = z.output<typeof questionRules>;

/** The question shows only when an earlier or neighbouring answer is one of `in`. */
export const visibleIf = z.object({
  question: z.string(),
  in: z.array(z.union([z.string(), z.boolean(), z.number()])),
});
export type VisibleIf = z.output<typeof visibleIf>;

export const questionOption = z.object({
  lookupMethod: z.nullable(z.string()),
  lookupValue: z.nullable(z.string()),
  questionOptionValue: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** `question` is the label, `name` the placeholder, `info` a hint, `unit` stands in a number's field. */
export const question = z.object({
  id: z.int(),
  name: z.string(),
  nameTech: z.string(),
  question: z.string(),
  info: z.string(),
  unit: z.string(),
  isRequired: z.boolean(),
  questionType: questionTypeId,
  questionOption: z.nullable(questionOption),
  rules: questionRules,
  visibleIf: z.nullable(visibleIf),
});
export type Question = z.output<typeof question>;

/** `intro` and `explanation` are sanitised HTML; the explanation says why the page asks what it asks. */
export const surveyPage = z.object({
  id: z.int(),
  name: z.string(),
  nameTech: z.string(),
  intro: z.string(),
  explanation: z.string(),
  pageNumber: z.int(),
  survey: z.int(),
  question: z.array(question),
});
export type SurveyPage = z.output<typeof surveyPage>;

/** A published scan in one language. `duration` in minutes, 0 where unknown. */
export const survey = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  nameTech: z.string(),
  text: z.string(),
  intro: z.string(),
  terms: z.string(),
  isRequiredTerms: z.boolean(),
  submitButton: z.string(),
  duration: z.int(),
  surveyPage: z.array(surveyPage),
});
export type Survey = z.output<typeof survey>;

/** What an autocomplete offers. `detail` is a quieter second text. */
export const lookupItem = z.object({ id: z.string(), label: z.string(), detail: z.optional(z.string()) });
export type LookupItem = z.output<typeof lookupItem>;

export const surveyOperations = {
  list: defineOperation({
    id: 'surveys.list',
    method: 'GET',
    path: 'survey/surveys',
    summary: 'Published scans; expand pages and questions, filter by nameTech',
    access: 'public',
    query: listQuery,
    list: {
      filter: { id: 'number', nameTech: 'text' },
      sort: ['id', 'nameTech'],
      expand: ['surveyPage', 'question', 'questionOption', 'questionOptionValue'],
      search: false,
      defaultOrder: ['id', 'asc'],
    },
    response: listOf(survey),
  }),
  get: defineOperation({
    id: 'surveys.get',
    method: 'GET',
    path: 'survey/surveys/{id}',
    summary:
      'One published scan with its pages and questions; version asks for an earlier one, to finish what was begun',
    access: 'public',
    params: numericId,
    query: z.object({
      expand: z.optional(z.string()),
      version: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
    }),
    response: one(survey),
  }),
  lookup: defineOperation({
    id: 'surveys.lookup',
    method: 'GET',
    path: 'survey/lookups/{table}',
    summary: 'Items of a reference table for an autocomplete, those that match best first',
    access: 'public',
    params: z.object({ table: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)) }),
    query: z.object({
      search: z.optional(storableText(100)),
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
      perPage: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 25),
    }),
    response: listOf(lookupItem),
  }),
};
