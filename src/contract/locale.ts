import * as z from 'zod/mini';

export const locales = ['en', 'nl'] as const;
export const locale = z.enum(locales);
export type Locale = z.output<typeof locale>;
export const defaultLocale: Locale = 'en';

/** A text in the languages it was written in, or one string for all of them. */
export const localized = z.union([z.string(), z.record(locale, z.string())]);
export type Localized = z.output<typeof localized>;

/** The text in a language; the default language, then any, where that is missing. */
export function inLocale(text: Localized | null | undefined, language: Locale): string {
  if (text == null) return '';
  if (typeof text === 'string') return text;
  return text[language] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}

/** The first of the product's languages in an Accept-Language header or a list of browser languages. */
export function pickLocale(preferred: string | readonly string[] | null | undefined): Locale {
  const wanted = typeof preferred === 'string' ? preferred.split(',') : (preferred ?? []);
  for (const tag of wanted) {
    const language = tag.trim().slice(0, 2).toLowerCase();
    const known = locales.find((candidate) => candidate === language);
    if (known) return known;
  }
  return defaultLocale;
}
