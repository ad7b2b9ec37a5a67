import * as z from 'zod/mini';
import { listOf, listQuery, moment, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

export const responseStatuses = ['PAID', 'UNPAID', 'INCOMPLETE', 'ARCHIVED', 'NEW'] as const;
export const responseStatus = z.enum(responseStatuses);
export type ResponseStatus = z.output<typeof responseStatus>;

/** `answer` is the answer as a person reads it: labels instead of values, a file by its name. */
export const responseAnswer = z.object({
  id: z.string(),
  answer: z.string(),
  question: z.object({ name: z.string(), nameTech: z.string(), page: z.string(), questionType: z.int() }),
  file: z.nullable(z.object({ id: z.string(), filename: z.string(), size: z.int() })),
});
export type ResponseAnswer = z.output<typeof responseAnswer>;

/** A response as staff see it. `user` is the reseller who started it; `reference` is what a respondent quotes. */
export const response = z.object({
  id: z.string(),
  text: z.string(),
  contact: z.nullable(z.string()),
  email: z.nullable(z.string()),
  reference: z.string(),
  createdAt: moment,
  completedAt: z.nullable(moment),
  status: responseStatus,
  locale: z.string(),
  survey: z.object({ id: z.int(), name: z.string(), nameTech: z.string(), version: z.int() }),
  pagesDone: z.int(),
  pages: z.int(),
  scores: z.record(z.string(), z.number()),
  payment: z.nullable(z.object({ status: z.string(), reference: z.string() })),
  file: z.nullable(z.string()),
  anonimizeAt: z.nullable(moment),
  user: z.nullable(z.object({ firstname: z.string() })),
  responseAnswer: z.optional(z.array(responseAnswer)),
});
export type Response = z.output<typeof response>;

export const responseId = z.uuid();

/** One answered page. Answers by type are in the design of the API; questions are keyed by page, then question. */
export const pageSubmission = z.object({
  survey: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  /** The version that the visitor was shown, which a first page begins on; the published one where it is left out. */
  version: z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  pageNumber: z.int().check(z.gte(1), z.lte(10_000)),
  terms: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  responseId: z.optional(z.nullable(responseId)),
  questions: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
});
export type PageSubmission = z.output<typeof pageSubmission>;

/** The verdict on a page: `errors` by question's nameTech, each a message key with its limit (`maxLength:40`). */
export const pageVerdict = z.object({
  responseId: z.nullable(z.string()),
  surveyPages: z.array(z.object({ responseId: z.nullable(z.string()), pageNumber: z.int() })),
  errors: z.record(z.string(), z.array(z.string())),
  files: z.optional(z.record(z.string(), z.object({ id: z.string(), filename: z.string(), size: z.int() }))),
  status: z.optional(responseStatus),
  reference: z.optional(z.string()),
  report: z.optional(z.string()),
});
export type PageVerdict = z.output<typeof pageVerdict>;

const flag = 'surveyManagement.show';

export const responseOperations = {
  create: defineOperation({
    id: 'responses.create',
    method: 'POST',
    path: 'survey/responses',
    summary: 'Submit one page of a scan; the last page returns the report. Idempotency-Key makes a retry harmless',
    access: 'public',
    rateLimit: 600,
    bodyFormat: 'page',
    body: pageSubmission,
    response: one(pageVerdict),
  }),
  list: defineOperation({
    id: 'responses.list',
    method: 'GET',
    path: 'survey/responses',
    summary: 'Responses that the caller may see',
    access: { flag },
    query: listQuery,
    list: {
      filter: {
        id: 'uuid',
        status: 'text',
        createdAt: 'date',
        completedAt: 'date',
        email: 'text',
        contact: 'text',
        reference: 'text',
        survey: 'number',
      },
      sort: ['id', 'createdAt', 'completedAt', 'status', 'email', 'contact', 'reference', 'anonimizeAt'],
      expand: ['responseAnswer', 'user', 'payment', 'question', 'survey'],
      search: true,
      defaultOrder: ['createdAt', 'desc'],
    },
    auditsRead: 'response',
    response: listOf(response),
  }),
  get: defineOperation({
    id: 'responses.get',
    method: 'GET',
    path: 'survey/responses/{id}',
    summary: 'One response; expand responseAnswer for its answers',
    access: { flag },
    params: z.object({ id: responseId }),
    query: z.object({ expand: z.optional(z.string()) }),
    auditsRead: 'response',
    response: one(response),
  }),
};
