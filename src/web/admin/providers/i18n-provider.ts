import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '#contract/locale.ts';
import { en } from '#web/i18n/admin/en.ts';
import { nl } from '#web/i18n/admin/nl.ts';
import { reactAdminEnglish } from '#web/i18n/admin/react-admin-en.ts';
import { reactAdminDutch } from '#web/i18n/admin/react-admin-nl.ts';
import type { Overrides } from '#web/i18n/translate.ts';

const messages = {
  en: { ...reactAdminEnglish, ...en },
  nl: { ...reactAdminDutch, ...nl },
};

/**
 * react-admin's texts and ours, in the language that the whole app was set to.
 *
 * @param serverTexts the server's own texts in that language, by key, which are laid over the built-in ones
 */
export function createI18nProvider(locale: Locale, serverTexts: Overrides = {}): I18nProvider {
  const said = Object.fromEntries(Object.entries(serverTexts).filter(([, text]) => text !== ''));
  const texts = (wanted: string) => (wanted === 'nl' ? messages.nl : messages.en);
  return polyglotI18nProvider((wanted) => (wanted === locale ? { ...texts(wanted), ...said } : texts(wanted)), locale, [
    { locale: 'en', name: 'English' },
    { locale: 'nl', name: 'Nederlands' },
  ]);
}
