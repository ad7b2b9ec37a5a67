import type { Locale } from '#contract/locale.ts';

/** The units that a distance is told in, with the seconds that one holds. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * How far a moment is from now, in words of the language: `3 days ago`, `yesterday`. Less than a minute is now.
 *
 * @example relativeTime('nl', '2026-11-18T09:00:00Z', new Date('2026-11-21T09:00:00Z')) // "3 dagen geleden"
 */
export function relativeTime(locale: Locale, iso: string, now: Date): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / size), unit);
}
