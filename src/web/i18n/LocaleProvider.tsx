import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { operations } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import type { LocaleStore } from './locale-store.ts';
import { setPageTexts } from './page-texts.ts';
import { createTranslate, type Overrides, type Translate } from './translate.ts';

interface LocaleValue {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
  readonly t: Translate;
  readonly serverTexts: Overrides;
}

const none: Overrides = {};

const LocaleContext = createContext<LocaleValue>({
  locale: 'en',
  setLocale: () => undefined,
  t: createTranslate('en'),
  serverTexts: none,
});

/** Gives everything below it the language and its texts; the server's own texts are laid over once they come. */
export function LocaleProvider({ store, children }: { store: LocaleStore; children: ReactNode }) {
  const locale = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  const serverTexts = useFetchedTexts(locale);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const value = useMemo(
    () => ({ locale, setLocale: store.set, t: createTranslate(locale, serverTexts), serverTexts }),
    [locale, serverTexts, store],
  );
  useEffect(() => setPageTexts(value.t), [value]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The language and how to change it. */
export function useLocale(): Pick<LocaleValue, 'locale' | 'setLocale'> {
  return useContext(LocaleContext);
}

/** The texts of the current language: `const t = useTranslate(); t('notFound.title')`. */
export function useTranslate(): Translate {
  return useContext(LocaleContext).t;
}

/** The server's own texts in the current language, for what has texts beside these: the staff's half. */
export function useServerTexts(): Overrides {
  return useContext(LocaleContext).serverTexts;
}

/** After the first paint, and without a word when they do not come: the built-in texts are complete. */
function useFetchedTexts(locale: Locale): Overrides {
  const { client } = useApi();
  const [texts, setTexts] = useState<{ locale: Locale; overrides: Overrides }>();
  useEffect(() => {
    const controller = new AbortController();
    const load = () =>
      client
        .call(operations.settings.i18n, { params: { locale } }, { signal: controller.signal })
        .then(({ _data }) => setTexts({ locale, overrides: _data }))
        .catch(() => undefined);
    const stop = whenIdle(load);
    return () => {
      stop();
      controller.abort();
    };
  }, [client, locale]);
  return texts?.locale === locale ? texts.overrides : none;
}

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}
