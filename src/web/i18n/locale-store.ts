import { type Locale, locales, pickLocale } from '#contract/locale.ts';

/** The language that the whole app speaks, for React and for what stands outside it. */
export interface LocaleStore {
  /** The language of the first render, which a page from the server must be hydrated in. */
  readonly initial: Locale;
  get(): Locale;
  set(locale: Locale): void;
  /** Calls back when the language changes. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** @param onChange what else a choice of language has to do, such as keeping it */
export function createLocaleStore(initial: Locale, onChange?: (locale: Locale) => void): LocaleStore {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set(locale) {
      if (locale === current) return;
      current = locale;
      onChange?.(locale);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const key = 'locale';
const oneYear = 365 * 24 * 60 * 60;

/** The language that a person chose, else the browser's where the product speaks it, else the default. */
export function preferredLocale(): Locale {
  return storedLocale() ?? pickLocale(navigator.languages);
}

/** Keeps a person's choice: for this browser, and as a cookie for the server that renders pages. */
export function keepLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${key}=${locale}; path=/; max-age=${oneYear}; SameSite=Lax`;
  try {
    localStorage.setItem(key, locale);
  } catch {
    // The cookie still holds it.
  }
}

/** What a person chose on this browser before. */
export function storedLocale(): Locale | undefined {
  const cookie = /(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1];
  return [fromStorage(), cookie].flatMap((value) => locales.find((locale) => locale === value) ?? [])[0];
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
