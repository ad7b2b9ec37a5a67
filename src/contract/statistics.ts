import * as z from 'zod/mini';
import { moment, one } from './envelope.ts';
import { defineOperation } from './operation.ts';
import { responseStatus } from './responses.ts';

/** A day in the Netherlands, yyyy-mm-dd. */
export const day = z.iso.date().check(z.regex(/^(19|2\d)/));

/** Days of a period, the last one included. */
export const period = z.object({ from: day, to: day });
export type Period = z.output<typeof period>;

/** What a period comes down to. `completed` counts those that led to a report; its median time is in seconds. */
export const figures = z.object({
  responses: z.int(),
  paid: z.int(),
  completed: z.int(),
  medianSeconds: z.nullable(z.number()),
});
export type Figures = z.output<typeof figures>;

/** How many responses of one scan came as far as each page. Nothing is known of who left before page 1 was sent. */
export const scanProgress = z.object({
  id: z.int(),
  name: z.string(),
  begun: z.int(),
  completed: z.int(),
  /** `passed` sent this page; `left` sent the page before it and not this one. */
  pages: z.array(z.object({ pageNumber: z.int(), name: z.string(), passed: z.int(), left: z.int() })),
});
export type ScanProgress = z.output<typeof scanProgress>;

export const statistics = z.object({
  period,
  /** As many days, just before. */
  previousPeriod: period,
  totals: figures,
  previous: figures,
  /** Every day of the period, with what its responses are now. */
  days: z.array(z.object({ day, counts: z.record(responseStatus, z.int()) })),
  scans: z.array(scanProgress),
  /** What waits for a payment, of any period. */
  unpaid: z.object({ count: z.int(), oldest: z.nullable(moment) }),
});
export type Statistics = z.output<typeof statistics>;

/** The most days of a period. */
export const longestPeriod = 366;
/** The days of a period that nobody chose. */
export const usualPeriod = 28;

export const statisticsOperations = {
  get: defineOperation({
    id: 'statistics.get',
    method: 'GET',
    path: 'survey/statistics',
    summary: 'What became of the responses that the caller may see, by day and by page; the last 28 days unless told',
    access: { flag: 'surveyManagement.show' },
    query: z.object({
      from: z.optional(day),
      to: z.optional(day),
      survey: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
    }),
    response: one(statistics),
  }),
};
