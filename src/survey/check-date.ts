import type { Question } from '#contract/surveys.ts';
import { accepted, type CheckContext, type Checked, refused } from './checked.ts';
import { refusal } from './message-key.ts';

/** A day that exists, as yyyy-mm-dd, within the question's limits (a day, or `today`). */
export function checkDate(answer: unknown, { rules }: Question, { today }: CheckContext): Checked {
  if (typeof answer !== 'string' || !isDay(answer)) return refused('date');
  const first = dayOf(rules.min, today);
  const last = dayOf(rules.max, today);
  if (first && answer < first) return refused(refusal('minDate', first));
  if (last && answer > last) return refused(refusal('maxDate', last));
  return accepted(answer);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

function dayOf(limit: string | number | undefined, today: string): string | undefined {
  return limit === 'today' ? today : typeof limit === 'string' ? limit : undefined;
}
