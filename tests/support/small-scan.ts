import { eq } from 'drizzle-orm';
import { questionTypes } from '#contract/surveys.ts';
import { referenceRow, response } from '#server/db/schema.ts';
import { checkDefinition } from '#server/modules/surveys/check-definition.ts';
import { publish } from '#server/modules/surveys/service.ts';
import { type CallOptions, call, type TestApp } from './app.ts';

/** A short scan with every question type on two pages, as an author writes it. */
export const smallScan = {
  nameTech: 'proef',
  name: { nl: 'Proefscan', en: 'Trial scan' },
  terms: { nl: '<p>Onze voorwaarden</p>', en: '<p>Our terms</p>' },
  isRequiredTerms: true,
  respondent: { contact: ['name'], email: 'email' },
  report: {
    scores: [{ nameTech: 'hours', max: 40, value: '{{ answers.hours }}' }],
    template:
      '<h1>{{ labels.name }}: {{ scores.hours }} of {{ score_max.hours }}</h1><p>{{ labels.town }}, {{ labels.certificates }}</p>',
  },
  surveyPage: [
    {
      nameTech: 'you',
      name: { nl: 'Jij', en: 'You' },
      question: [
        {
          nameTech: 'name',
          question: 'Name',
          isRequired: true,
          questionType: questionTypes.text,
          rules: { maxLength: 20 },
        },
        { nameTech: 'email', question: 'E-mail', isRequired: true, questionType: questionTypes.email },
        { nameTech: 'born', question: 'Born', questionType: questionTypes.date, rules: { max: 'today' } },
        {
          nameTech: 'cv',
          question: 'CV',
          questionType: questionTypes.file,
          rules: { accept: ['.pdf'], maxSize: 1000 },
        },
      ],
    },
    {
      nameTech: 'work',
      name: { nl: 'Werk', en: 'Work' },
      question: [
        {
          nameTech: 'contract',
          question: 'Contract',
          isRequired: true,
          questionType: questionTypes.select,
          questionOption: {
            questionOptionValue: [
              { value: 'fixed', label: { nl: 'Vast', en: 'Permanent' } },
              { value: 'none', label: { nl: 'Geen', en: 'None' } },
            ],
          },
        },
        {
          nameTech: 'hours',
          question: 'Hours',
          isRequired: true,
          questionType: questionTypes.number,
          rules: { min: 1, max: 60, integer: true },
          visibleIf: { question: 'contract', in: ['fixed'] },
        },
        {
          nameTech: 'certificates',
          question: 'Certificates',
          questionType: questionTypes.checkbox,
          questionOption: {
            questionOptionValue: [
              { value: 'vca', label: 'VCA' },
              { value: 'bhv', label: 'BHV' },
            ],
          },
        },
        { nameTech: 'licence', question: 'Licence', questionType: questionTypes.checkbox },
        {
          nameTech: 'town',
          question: 'Town',
          isRequired: true,
          questionType: questionTypes.autocomplete,
          questionOption: { lookupMethod: 'GET', lookupValue: '/api/v3/survey/lookups/towns' },
        },
      ],
    },
  ],
};

export const youAnswers = { name: 'Anouk', email: 'anouk@example.nl', born: '1989-02-03' };
export const workAnswers = { contract: 'fixed', hours: 32, certificates: ['vca'], licence: true, town: 'tiel' };

/** Publishes the scan (again) with its lookup. @returns the survey's id */
export async function publishSmallScan({ database, clock }: TestApp, definition: object = smallScan): Promise<number> {
  await database.db
    .insert(referenceRow)
    .values([
      { table: 'towns', id: 'tiel', label: 'Tiel', data: {}, search: 'tiel', position: 0 },
      { table: 'towns', id: 'druten', label: { nl: 'Druten', en: 'Druten' }, data: {}, search: 'druten', position: 1 },
    ])
    .onConflictDoNothing();
  const { surveyId } = await database.db.transaction((tx) => publish(tx, checkDefinition(definition), clock.now()));
  return surveyId;
}

export interface SubmitAnswer {
  readonly _data: {
    readonly responseId: string | null;
    readonly surveyPages: readonly { readonly responseId: string }[];
    readonly errors: Record<string, string[]>;
    readonly files?: Record<string, { id: string }>;
    readonly report?: string;
    readonly status?: string;
    readonly reference?: string;
  };
  readonly detail?: string;
}

/** Submits a page as JSON. */
export function submit(app: TestApp, page: Record<string, unknown>, options: CallOptions = {}) {
  return call<SubmitAnswer>(app, 'POST', 'survey/responses', { json: page, ...options });
}

/** Fills in the whole scan. @returns the last page's answer */
export async function takeScan(
  app: TestApp,
  survey: number,
  you: object = youAnswers,
  work: object = workAnswers,
  options: CallOptions = {},
) {
  const first = await submit(app, { survey, pageNumber: 1, terms: 1, questions: { you } }, options);
  const { responseId } = first.body._data;
  const last = await submit(app, { survey, pageNumber: 2, responseId, questions: { work } }, options);
  return { responseId: responseId ?? '', first, last };
}

/** A response as it is stored. */
export async function storedResponse({ database }: TestApp, id: string) {
  const [row] = await database.db.select().from(response).where(eq(response.id, id));
  return row;
}

/** How many responses are stored. */
export async function countStored({ database }: TestApp): Promise<number> {
  return (await database.db.select({ id: response.id }).from(response)).length;
}
