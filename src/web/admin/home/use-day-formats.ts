import { useMemo } from 'react';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';

/** Days without a time (yyyy-mm-dd), shares and durations as the person's language writes them. */
export function useDayFormats() {
  const { locale } = useLocale();
  return useMemo(() => {
    const tag = locale === 'nl' ? 'nl-NL' : 'en-GB';
    const format = (options: Intl.DateTimeFormatOptions) => {
      const dates = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
      return (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
    };
    const short = format({ day: 'numeric', month: 'short' });
    const withYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
    const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
    return {
      /** `16 Oct` */
      short,
      /** `Mon 16 Oct` */
      long: format({ weekday: 'short', day: 'numeric', month: 'short' }),
      /** `16 Oct – 12 Nov 2026` */
      range: (from: string, to: string) => {
        if (from === to) return withYear(to);
        return `${from.slice(0, 4) === to.slice(0, 4) ? short(from) : withYear(from)} – ${withYear(to)}`;
      },
      /** `74%`; undefined of nothing. */
      share: (part: number, whole: number) => (whole > 0 ? percents.format(part / whole) : undefined),
      percent: (part: number) => percents.format(part),
      /** Minutes and seconds, `11:42`; from an hour on hours, minutes and seconds. */
      duration: (seconds: number) => {
        const whole = Math.round(seconds);
        const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
        const twoDigits = (value: number) => String(value).padStart(2, '0');
        return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
      },
    };
  }, [locale]);
}
