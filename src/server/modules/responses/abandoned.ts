import { and, count, eq, gt, lte, type SQL } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { response } from '../../db/schema.ts';
import type { Context } from '../../http/context.ts';
import { queueMail } from '../messages/service.ts';
import { readPackageSettings } from '../packages/service.ts';
import { getPublished, presentSurvey } from '../surveys/service.ts';

const hour = 60 * 60 * 1000;

export interface AbandonedScan {
  readonly scan: string;
  readonly abandoned: number;
  /** The page that was not sent, with how many left there. */
  readonly pages: readonly { readonly pageNumber: number; readonly name: string; readonly left: number }[];
}

export interface AbandonedReport {
  readonly from: string;
  readonly to: string;
  readonly abandoned: number;
  readonly scans: readonly AbandonedScan[];
}

export interface AbandonedQuery {
  /** Whose responses; null for everybody's. */
  readonly tenantId: number | null;
  /** Days that the report looks back. */
  readonly days: number;
}

/**
 * The scans that were given up, which shows some hours after the last page: how many, and at which page. Where an
 * address is set for it and the report is everybody's, it says how many by mail.
 */
export async function reportAbandoned(db: Db, context: Context, query: AbandonedQuery): Promise<AbandonedReport> {
  const now = context.clock.now();
  const { abandonedAfterHours, abandonedReportTo } = await readPackageSettings(db, 'survey');
  const to = new Date(now.getTime() - abandonedAfterHours * hour);
  const from = new Date(to.getTime() - query.days * 24 * hour);
  const ofTenant = query.tenantId === null ? undefined : eq(response.tenantId, query.tenantId);
  const rows = await countAbandoned(db, and(ofTenant, gt(response.updatedAt, from), lte(response.updatedAt, to)));
  const scans = await byScan(db, context, rows, defaultLocale);
  const abandoned = scans.reduce((total, scan) => total + scan.abandoned, 0);
  if (abandonedReportTo && query.tenantId === null) {
    await queueMail(db, now, {
      template: 'abandonedReport',
      recipient: abandonedReportTo,
      tenantId: null,
      locale: 'nl',
      params: { count: String(abandoned), days: String(query.days), path: '/dashboard' },
    });
  }
  return { from: from.toISOString(), to: to.toISOString(), abandoned, scans };
}

type AbandonedCount = Awaited<ReturnType<typeof countAbandoned>>[number];

async function countAbandoned(db: Db, where: SQL | undefined) {
  return db
    .select({ surveyId: response.surveyId, pagesDone: response.pagesDone, responses: count() })
    .from(response)
    .where(and(where, eq(response.status, 'INCOMPLETE')))
    .groupBy(response.surveyId, response.pagesDone)
    .orderBy(response.surveyId, response.pagesDone);
}

async function byScan(db: Db, context: Context, rows: readonly AbandonedCount[], locale: Locale) {
  const scans: AbandonedScan[] = [];
  for (const id of new Set(rows.map(({ surveyId }) => surveyId))) {
    const { name, surveyPage } = presentSurvey(await getPublished(db, context, id), locale);
    const pages = rows
      .filter(({ surveyId }) => surveyId === id)
      .map(({ pagesDone, responses: left }) => {
        const page = surveyPage[pagesDone];
        return { pageNumber: pagesDone + 1, name: page?.name ?? '', left };
      });
    scans.push({ scan: name, abandoned: pages.reduce((total, { left }) => total + left, 0), pages });
  }
  return scans;
}
