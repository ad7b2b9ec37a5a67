import { type Period, usualPeriod } from '#contract/statistics.ts';

/** The periods that can be chosen, by how they stand in the address: those that move with today, and days of one's own. */
export const periodChoices = ['7', '28', '90', 'month', 'lastMonth', 'year', 'own'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

export const usualChoice: PeriodChoice = `${usualPeriod}`;

/** What an address asks for; what it does not understand is the usual period. */
export function readPeriodChoice(params: URLSearchParams): PeriodChoice {
  const wanted = params.get('period');
  return periodChoices.find((choice) => choice === wanted) ?? usualChoice;
}

/** Today in the Netherlands, yyyy-mm-dd: the days that responses are counted by. */
export function dutchToday(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(now);
}

/** The days of a choice, the last one included; undefined where own days are not filled in yet. */
export function periodOf(choice: PeriodChoice, params: URLSearchParams, today: string): Period | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (choice === 'own') {
    const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
    return isDay(own.from) && isDay(own.to) ? own : undefined;
  }
  if (choice === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  if (choice === 'lastMonth') return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) };
  if (choice === 'year') return { from: `${year}-01-01`, to: today };
  return { from: dayOf(year, month, Number(today.slice(8)) - Number(choice) + 1), to: today };
}

/** A day by year, month from 1 and day of the month; days outside the month count on. */
function dayOf(year: number, month: number, dayOfMonth: number): string {
  return new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  return /^(19|2\d)\d\d-\d\d-\d\d$/.test(text);
}
