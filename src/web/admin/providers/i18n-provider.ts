import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '#contract/locale.ts';
import { en } from '#web/i18n/admin/en.ts';
import { nl } from '#web/i18n/admin/nl.ts';
import { reactAdminDutch } from '#web/i18n/admin/react-admin-nl.ts';

const messages = {
  en: { ...englishMessages, ...en },
  nl: { ...reactAdminDutch, ...nl },
};

/** react-admin's texts and ours, in the language that the whole app was set to. */
export function createI18nProvider(locale: Locale): I18nProvider {
  return polyglotI18nProvider((wanted) => (wanted === 'nl' ? messages.nl : messages.en), locale, [
    { locale: 'en', name: 'English' },
    { locale: 'nl', name: 'Nederlands' },
  ]);
}
