import type { Locale } from '#contract/locale.ts';
import { readRefusal } from '#survey/message-key.ts';
import type { Translate } from './translate.ts';

/**
 * Why an answer was refused, in the visitor's language. A sentence of another server's own stays as it is.
 *
 * @example refusalText('maxLength:40', t, 'nl') // 'Je mag maximaal 40 tekens invoeren'
 */
export function refusalText(refusal: string, t: Translate, locale: Locale): string {
  const known = readRefusal(refusal);
  return known ? t(`validation.${known.key}`, [readable(known.key, known.limit, locale)]) : refusal;
}

function readable(key: string, limit: string, locale: Locale): string {
  if (key === 'minDate' || key === 'maxDate') return day(limit, locale);
  const number = Number(limit);
  return limit !== '' && Number.isFinite(number) ? number.toLocaleString(tags[locale]) : limit;
}

const tags: Record<Locale, string> = { en: 'en-GB', nl: 'nl-NL' };

function day(date: string, locale: Locale): string {
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return date;
  return moment.toLocaleDateString(tags[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A number of bytes as people write it: `10 MB`. */
export function fileSize(bytes: number, locale: Locale): string {
  const [divisor, unit] = bytes >= 1024 * 1024 ? [1024 * 1024, 'MB'] : [1024, 'kB'];
  return `${(bytes / divisor).toLocaleString(tags[locale], { maximumFractionDigits: 1 })} ${unit}`;
}
