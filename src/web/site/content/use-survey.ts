import { useCallback } from 'react';
import { operations } from '#contract/index.ts';
import type { Survey } from '#contract/surveys.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { type Loaded, useLoaded } from './use-loaded.ts';

const expand = 'surveyPage,question,questionOption,questionOptionValue';

/** The published scan of a name, in the visitor's language; null where there is none of that name. */
export function useSurvey(nameTech: string, initial?: Survey): Loaded<Survey | null> {
  const { client } = useApi();
  const { locale } = useLocale();
  const load = useCallback(
    async (signal: AbortSignal): Promise<Survey | null> => {
      // The language is part of what is asked for: the client sends it along.
      const query = { filter: JSON.stringify({ nameTech }), expand };
      const { _data } = await client.call(
        operations.surveys.list,
        { query },
        { signal, headers: { 'Accept-Language': locale } },
      );
      return _data.find((survey) => survey.nameTech === nameTech) ?? null;
    },
    [client, locale, nameTech],
  );
  return useLoaded<Survey | null>(load, initial);
}
