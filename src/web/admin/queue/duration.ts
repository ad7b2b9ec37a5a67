import type { Locale } from '#contract/locale.ts';

const tags = { en: 'en-GB', nl: 'nl-NL' } as const;

/**
 * How long something took: `0.4 s`, `12 s`, `3:05 min`, `1:02:00 h`.
 * @param ms milliseconds
 */
export function durationText(locale: Locale, ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) {
    const digits = new Intl.NumberFormat(tags[locale], { maximumFractionDigits: seconds < 10 ? 1 : 0 });
    return `${digits.format(seconds)} s`;
  }
  const whole = Math.round(seconds);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (hours === 0) return `${minutes}:${twoDigits(rest)} min`;
  return `${hours}:${twoDigits(minutes)}:${twoDigits(rest)} ${locale === 'nl' ? 'u' : 'h'}`;
}
