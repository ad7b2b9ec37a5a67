import { locales } from '#contract/locale.ts';
import { useLocale, useTranslate } from '#web/i18n/LocaleProvider.tsx';

/** The product's languages, of which one is on. */
export function LanguageSwitch() {
  const t = useTranslate();
  const { locale, setLocale } = useLocale();
  return (
    <fieldset className="language-switch">
      <legend className="sr-only">{t('language')}</legend>
      {locales.toReversed().map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === locale}
          onClick={() => setLocale(language)}
        >
          {language.toUpperCase()}
          <span className="sr-only"> {t(`languageName.${language}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
