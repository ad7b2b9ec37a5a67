import { useMemo } from 'react';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';

/** Moments on the clock of a time zone, the first one in bold. */
export function NextRuns({ runs, timeZone }: { runs: readonly string[]; timeZone: string }) {
  const { locale } = useLocale();
  const write = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { ...options, timeZone });
    const day = format({ day: 'numeric', month: 'short' });
    const time = format({ hour: '2-digit', minute: '2-digit' });
    return (iso: string) => `${day.format(new Date(iso))} ${time.format(new Date(iso))}`;
  }, [locale, timeZone]);
  return (
    <ol className="next-runs">
      {runs.map((iso) => (
        <li key={iso}>
          <time dateTime={iso}>{write(iso)}</time>
        </li>
      ))}
    </ol>
  );
}
