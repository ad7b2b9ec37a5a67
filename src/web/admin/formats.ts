import { useMemo } from 'react';
import type { Locale } from '#contract/locale.ts';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';

/** British order of day and month, which both languages of the product share. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', nl: 'nl-NL' };

/** Numbers and moments as the person's language writes them, in their own time zone. */
export function createFormats(locale: Locale, now: () => Date = () => new Date()) {
  const tag = tags[locale];
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options);
  const numbers = new Intl.NumberFormat(tag);
  const plainNumbers = new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 20 });
  const day = format({ day: 'numeric', month: 'short' });
  const dayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const month = format({ month: 'short', year: 'numeric' });
  return {
    number: (value: number) => numbers.format(value),
    /** `1234,5`: no separators, since it may be an id. */
    plainNumber: (value: number) => plainNumbers.format(value),
    /** `12 Nov 14:32`, with the year where it is not this one. */
    moment: (iso: string) => {
      const date = new Date(iso);
      const isThisYear = date.getFullYear() === now().getFullYear();
      return `${(isThisYear ? day : dayAndYear).format(date)} ${time.format(date)}`;
    },
    /** `12 Nov 2026 14:32` */
    fullMoment: (iso: string) => `${dayAndYear.format(new Date(iso))} ${time.format(new Date(iso))}`,
    /** `12 Nov 2026` */
    day: (iso: string) => dayAndYear.format(new Date(iso)),
    /** `May 2028` */
    month: (iso: string) => month.format(new Date(iso)),
  };
}

/** The formats of the language that the app is set to. */
export function useFormats() {
  const { locale } = useLocale();
  return useMemo(() => createFormats(locale), [locale]);
}
