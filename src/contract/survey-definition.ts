import * as z from 'zod/mini';
import { localized } from './locale.ts';
import { questionRules, questionTypeId, visibleIf } from './surveys.ts';

/**
 * A survey as its authors write it: the API's JSON, where any text may be one string or one a language,
 * plus what visitors never see: how a respondent is named, how long answers are kept, scores and report.
 */
const nameTech = z
  .string()
  .check(
    z.regex(/^[a-z][A-Za-z0-9-]{0,59}$/, 'must start with a small letter and hold letters, digits and dashes only'),
  );

export const questionDefinition = z.strictObject({
  nameTech,
  question: localized,
  name: z.optional(localized),
  info: z.optional(localized),
  unit: z.optional(localized),
  isRequired: z._default(z.boolean(), false),
  questionType: questionTypeId,
  rules: z.optional(questionRules),
  visibleIf: z.optional(visibleIf),
  questionOption: z.optional(
    z.strictObject({
      lookupMethod: z.optional(z.nullable(z.string())),
      lookupValue: z.optional(z.nullable(z.string())),
      questionOptionValue: z._default(
        z.array(z.strictObject({ value: z.string().check(z.minLength(1), z.maxLength(60)), label: localized })),
        [],
      ),
    }),
  ),
});
export type QuestionDefinition = z.output<typeof questionDefinition>;

export const pageDefinition = z.strictObject({
  nameTech,
  name: localized,
  intro: z.optional(localized),
  explanation: z.optional(localized),
  pageNumber: z.optional(z.int()),
  question: z.array(questionDefinition).check(z.minLength(1)),
});
export type PageDefinition = z.output<typeof pageDefinition>;

/** A score is a Liquid template that prints a number; it is clamped to 0..max, and later scores may use it. */
export const scoreDefinition = z.strictObject({
  nameTech: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must hold small letters, digits and underscores only')),
  max: z.number().check(z.gt(0)),
  value: z.string(),
});
export type ScoreDefinition = z.output<typeof scoreDefinition>;

export const surveyDefinition = z.strictObject({
  nameTech,
  name: localized,
  text: z.optional(localized),
  intro: z.optional(localized),
  terms: z.optional(localized),
  isRequiredTerms: z._default(z.boolean(), false),
  submitButton: z.optional(localized),
  duration: z.optional(z.int().check(z.gte(0))),
  /** Questions whose answers name the respondent in the staff's list. */
  respondent: z.optional(
    z.strictObject({ contact: z._default(z.array(z.string()), []), email: z.optional(z.string()) }),
  ),
  /** Months after which answers are anonymised; the privacy settings say so where it is absent. */
  retentionMonths: z.optional(z.int().check(z.gte(1), z.lte(120))),
  report: z.strictObject({ scores: z._default(z.array(scoreDefinition), []), template: localized }),
  surveyPage: z.array(pageDefinition).check(z.minLength(1)),
});
export type SurveyDefinition = z.output<typeof surveyDefinition>;
