import { useEffect, useRef } from 'react';
import { useRefresh } from 'react-admin';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';

/** Asks for the data again in another language: answers and names of scans come from the server in one. */
export function useRefreshOnLocale(): void {
  const refresh = useRefresh();
  const { locale } = useLocale();
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    refresh();
  }, [locale, refresh]);
}
