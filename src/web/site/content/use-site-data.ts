import { useCallback } from 'react';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import type { PageData } from '#web/initial-data.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** The site's settings and all its pages, in the visitor's language; the pages of those who are signed in have no text for others. */
export function useSiteData(initial?: PageData): Loaded<PageData> {
  const { client } = useApi();
  const { locale } = useLocale();
  const signedIn = useSignedIn() === true;
  // The server renders for everyone, in the language that the page came in.
  const fits = initial?.locale === locale && !signedIn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has signed in or out is sent other texts
  const load = useCallback(
    async (signal: AbortSignal): Promise<PageData> => {
      const [settings, contents] = await Promise.all([
        client.call(operations.settings.frontend, {}, { signal }),
        client.call(operations.contents.list, { query: { perPage: 1000 } }, { signal }),
      ]);
      return { locale, settings, contents: contents._data };
    },
    [client, locale, signedIn],
  );
  return useLoaded(load, fits ? initial : undefined);
}
