import type { Locale } from '#contract/locale.ts';
import { longestPeriod, type Period, usualPeriod } from '#contract/statistics.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** A day so many days later. Days are counted in UTC, where each has 24 hours. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days a period has, the last one included. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));
}

/** As many days, just before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) };
}

/**
 * The period that is asked for. Without an end it lasts until today, without a begin 28 days.
 * @throws HttpProblem 422 where it ends before it begins, or is too long
 */
export function choosePeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
  locale: Locale,
): Period {
  const last = to ?? today;
  const period = { from: from ?? addDays(last, 1 - usualPeriod), to: last };
  const length = lengthOf(period);
  const refuse = (text: string) => new HttpProblem(422, 'invalid', { errors: { from: [text] } });
  if (length < 1) throw refuse(message(locale, 'periodBackwards'));
  if (length > longestPeriod) throw refuse(message(locale, 'periodTooLong', { days: longestPeriod }));
  return period;
}
