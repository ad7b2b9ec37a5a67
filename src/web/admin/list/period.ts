/** Days as a date field has them, `2026-11-21`; empty where nobody chose one. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A list's filter on a moment. */
export interface MomentRange {
  readonly gte?: string;
  readonly lte?: string;
}

/** Whether a list can be asked for it. A year is typed digit by digit, so that one of the Romans may come by. */
export function isPeriod({ from, to }: Period): boolean {
  return isDay(from) && isDay(to) && (from === '' || to === '' || from <= to);
}

/** Both days and what is between them, in the reader's own time zone. */
export function toRange({ from, to }: Period): MomentRange | undefined {
  if (!from && !to) return undefined;
  return {
    ...(from && { gte: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { lte: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

/** The days of a filter; an address may hold anything. */
export function toPeriod(range: MomentRange | undefined): Period {
  return { from: dayOf(range?.gte), to: dayOf(range?.lte) };
}

function isDay(text: string): boolean {
  return text === '' || /^2\d{3}-\d\d-\d\d$/.test(text);
}

function dayOf(iso: string | undefined): string {
  const moment = new Date(iso ?? '');
  if (Number.isNaN(moment.getTime())) return '';
  const part = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}
