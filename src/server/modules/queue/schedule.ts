import { CronExpressionParser } from 'cron-parser';
import type { Locale } from '#contract/locale.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';

/** When a recurring job runs: a cron expression of five fields, read in a time zone. */
export interface Schedule {
  readonly cron: string;
  readonly timeZone: string;
}

const numberOfFields = 5;
/** Numbers, ranges, steps, lists and names. What else cron-parser takes, other programs read differently. */
const field = /^[\d*,/-]+$|^(?:[a-z]{3}|[\d,-])+$/i;

/**
 * The next moments of a schedule after another one. A time that the clock skips in spring runs an hour later, one that
 * it strikes twice in autumn runs once.
 * @throws Error where the schedule cannot be read
 */
export function nextRuns({ cron, timeZone }: Schedule, after: Date, count = 1): Date[] {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== numberOfFields || !fields.every((text) => field.test(text))) throw new Error('Not a cron');
  const expression = CronExpressionParser.parse(fields.join(' '), { currentDate: after, tz: timeZone });
  return expression.take(count).map((moment) => moment.toDate());
}

/** The same of a schedule that was checked long ago: none where it cannot be read any more, or never comes again. */
export function upcoming(schedule: Schedule, after: Date, count = 1): Date[] {
  try {
    return nextRuns(schedule, after, count);
  } catch {
    return [];
  }
}

/** @throws HttpProblem 422 that names the field which cannot be read */
export function checkSchedule(schedule: Schedule, after: Date, locale: Locale): void {
  if (!isTimeZone(schedule.timeZone)) throw badField('timeZone', 'timeZoneUnknown', locale);
  try {
    nextRuns(schedule, after);
  } catch {
    throw badField('cron', 'cronInvalid', locale);
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function badField(name: string, reason: 'timeZoneUnknown' | 'cronInvalid', locale: Locale): HttpProblem {
  return new HttpProblem(422, 'invalid', { errors: { [name]: [message(locale, reason)] } });
}
