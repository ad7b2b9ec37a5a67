import * as z from 'zod/mini';
import { defineFlow } from '../../flow.ts';
import { byteOrderMark, csvLines } from '../../http/csv.ts';
import { audit } from '../audit/service.ts';
import { reportAbandoned } from './abandoned.ts';
import { anonymiseDue } from './anonymise.ts';
import { countExport, type ExportPages, exportResponses } from './export-responses.ts';
import { visibleToJob } from './policy.ts';

/** Takes out of the responses that are due what leads to a person. */
const anonymise = defineFlow({
  name: 'privacy.anonymise',
  notes: 'flowAnonymise',
  params: z.object({}),
  system: true,
  run: async ({ db, now, signal, progress }) => ({
    anonymised: await anonymiseDue(db, { now, isStopped: () => signal.aborted, progress }),
  }),
});

/** Counts the scans that were given up, and mails how many where that is wanted. */
const abandoned = defineFlow({
  name: 'report.abandoned',
  notes: 'flowReportAbandoned',
  params: z.object({ days: z._default(z.literal([1, 7, 30]), 1) }),
  system: false,
  // Its mail and its end are one thing: a job that was killed in between mails once all the same.
  atomic: true,
  run: async ({ db, context, job, params }) => ({
    ...(await reportAbandoned(db, context, { tenantId: job.tenantId, days: params.days })),
  }),
});

/** Writes the responses of some days into a file, as CSV. */
const exportFile = defineFlow({
  name: 'export.responses',
  notes: 'flowExportResponses',
  params: z
    .object({ dateFrom: z.iso.date(), dateTo: z.iso.date() })
    .check(z.refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, { path: ['dateTo'] })),
  system: false,
  flag: 'surveyManagement.export',
  run: async ({ db, context, now, job, params, signal, progress, attach }) => {
    const query = { ...params, scope: await visibleToJob(db, job), locale: 'nl' as const };
    const total = await countExport(db, query);
    let rows = 0;
    const advance = (count: number) => {
      rows += count;
      progress(Math.min(100, Math.round((100 * rows) / Math.max(1, total))));
    };
    await attach('survey_export.csv', toCsv(exportResponses(db, context, query), signal, advance));
    await audit(db, now, {
      actor: job.createdBy === null || job.tenantId === null ? null : { userId: job.createdBy, tenantId: job.tenantId },
      action: 'export',
      entity: 'response',
      after: { ...params, rows },
      origin: { address: '', userAgent: '' },
    });
    return { rows };
  },
});

/** What the queue can do with responses. */
export const responseFlows = [anonymise, abandoned, exportFile];

/** The pages as text, a part each; formulas are made harmless. @throws the reason of the signal, once it stops */
async function* toCsv(pages: ExportPages, signal: AbortSignal, advance: (rows: number) => void) {
  yield byteOrderMark;
  let isHeading = true;
  for await (const page of pages) {
    signal.throwIfAborted();
    const columns = (page[0] ?? []).map((_, column) => [String(column)]);
    yield csvLines(columns, page);
    if (!isHeading) advance(page.length);
    isHeading = false;
  }
}
