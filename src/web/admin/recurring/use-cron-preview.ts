import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { mayCall } from '#web/session/permissions.ts';
import { readFailure } from '../call-failure.ts';

/** Milliseconds without a key after which the server is asked. */
const pause = 300;

/** When an expression would run next, or what the server says is wrong with it. */
export function useCronPreview(cron: string, timeZone: string): { nextRuns: readonly string[]; error?: string } {
  const translate = useTranslate();
  const { locale } = useLocale();
  const { client } = useApi();
  const [asked, setAsked] = useState(cron);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(cron), pause);
    return () => clearTimeout(timer);
  }, [cron]);
  const { data, error } = useQuery({
    queryKey: ['cron', asked, timeZone, locale],
    queryFn: async ({ signal }) => {
      const body = { cron: asked, timeZone };
      return (await client.call(operations.recurring.preview, { body }, { signal }))._data.nextRuns;
    },
    enabled: asked !== '' && !!timeZone && mayCall(operations.recurring.preview.access),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) {
    const { text, fields } = readFailure(error, translate, 'recurring.noPreview');
    return { nextRuns: [], error: Object.values(fields)[0] ?? text };
  }
  return { nextRuns: asked && data ? data : [] };
}
