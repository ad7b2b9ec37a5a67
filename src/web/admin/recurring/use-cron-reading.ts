import { useEffect, useState } from 'react';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';

/** Gives what reads cron expressions in the person's language, once that is loaded. */
export function useCronReading(): (cron: string) => string | undefined {
  const { locale } = useLocale();
  const [read, setRead] = useState<typeof import('./cron-reading.ts').readCron>();
  useEffect(() => {
    let isHere = true;
    // Without the chunk the expression itself still stands there.
    import('./cron-reading.ts').then(
      ({ readCron }) => isHere && setRead(() => readCron),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return (cron) => read?.(cron, locale);
}
