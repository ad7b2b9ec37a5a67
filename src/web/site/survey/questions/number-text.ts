import type { Locale } from '#contract/locale.ts';

/** A number as people type it, with a comma or a point; the text itself where it is none, undefined where it is empty. */
export function readNumber(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : typed;
}

/** A number as people of the language write it, without grouping, so that it can be read back. */
export function writeNumber(value: unknown, locale: Locale): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return locale === 'nl' ? String(value).replace('.', ',') : String(value);
}
