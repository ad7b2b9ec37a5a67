import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { currentSession } from '#web/session/session-store.ts';
import { dutchToday, periodOf, readPeriodChoice } from './period-choice.ts';

/** The statistics that the address asks for. What was there stays until what comes is there. */
export function useStatistics() {
  const { client } = useApi();
  const { locale } = useLocale();
  const [params] = useSearchParams();
  const period = periodOf(readPeriodChoice(params), params, dutchToday(new Date()));
  const survey = Number(params.get('scan')) || undefined;
  const query = { ...period, ...(survey && { survey }) };
  return useQuery({
    queryKey: ['statistics', currentSession()?.payload.id, locale, query],
    queryFn: async ({ signal }) => (await client.call(operations.statistics.get, { query }, { signal }))._data,
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
