import { and, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { ResponseStatus } from '#contract/responses.ts';
import type { ScanProgress, Statistics } from '#contract/statistics.ts';
import type { Actor } from '../../actor.ts';
import { dutchDay } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { response } from '../../db/schema.ts';
import type { Context } from '../../http/context.ts';
import { visibleTo } from '../responses/service.ts';
import { getPublished, presentSurvey } from '../surveys/service.ts';
import { choosePeriod, daysOf, periodBefore } from './period.ts';
import * as repository from './repository.ts';

interface StatisticsQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly survey?: number | undefined;
}

/**
 * What became of the responses that an actor may see. Each part is one query that counts in the database.
 * @throws HttpProblem 422 for a period that is none
 */
export async function readStatistics(
  db: Db,
  context: Context,
  actor: Actor,
  { from, to, survey }: StatisticsQuery,
  locale: Locale,
): Promise<Statistics> {
  const period = choosePeriod({ from, to }, dutchDay(context.clock.now()), locale);
  const previousPeriod = periodBefore(period);
  const scope = [...visibleTo(actor), ...(survey === undefined ? [] : [eq(response.surveyId, survey)])];
  const current = and(...scope, ...repository.begunIn(period));
  const unpaid = await repository.findUnpaid(db, and(...scope));
  return {
    period,
    previousPeriod,
    totals: await repository.sumUp(db, current),
    previous: await repository.sumUp(db, and(...scope, ...repository.begunIn(previousPeriod))),
    days: fillDays(daysOf(period), await repository.countByDay(db, current)),
    scans: await readProgress(db, context, await repository.countByProgress(db, current), locale),
    unpaid: { count: unpaid.count, oldest: unpaid.oldest?.toISOString() ?? null },
  };
}

type DayCount = Awaited<ReturnType<typeof repository.countByDay>>[number];
type ProgressCount = Awaited<ReturnType<typeof repository.countByProgress>>[number];

/** A day without responses counts too. */
function fillDays(days: readonly string[], rows: readonly DayCount[]): Statistics['days'] {
  return days.map((day) => {
    const counts: Record<ResponseStatus, number> = { PAID: 0, UNPAID: 0, INCOMPLETE: 0, ARCHIVED: 0, NEW: 0 };
    for (const row of rows) if (row.day === day) counts[row.status] = row.responses;
    return { day, counts };
  });
}

/** By scan how many came as far as each page, under the names that the pages have now. */
async function readProgress(
  db: Db,
  context: Context,
  rows: readonly ProgressCount[],
  locale: Locale,
): Promise<ScanProgress[]> {
  const progress: ScanProgress[] = [];
  for (const id of new Set(rows.map(({ surveyId }) => surveyId))) {
    const counts = rows.filter(({ surveyId }) => surveyId === id);
    const { name, surveyPage } = presentSurvey(await getPublished(db, context, id), locale);
    const begun = sum(counts);
    const pages = surveyPage.map((page) => {
      // Whoever has a report has passed every page, also of a version that had fewer.
      const passedPage = (wanted: number) => sum(counts.filter((c) => c.isCompleted || c.pagesDone >= wanted));
      const passed = passedPage(page.pageNumber);
      const before = page.pageNumber === 1 ? begun : passedPage(page.pageNumber - 1);
      return { pageNumber: page.pageNumber, name: page.name, passed, left: before - passed };
    });
    progress.push({ id, name, begun, completed: sum(counts.filter((c) => c.isCompleted)), pages });
  }
  return progress;
}

function sum(counts: readonly ProgressCount[]): number {
  return counts.reduce((total, { responses }) => total + responses, 0);
}
