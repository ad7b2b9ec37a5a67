import type { ReactNode } from 'react';
import type { SurveyPage } from '#contract/surveys.ts';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

/** Beside a page: why it asks what it asks, and what the asterisk means. */
export function PageAside({ page, children }: { page: SurveyPage; children: ReactNode }) {
  const t = useTranslate();
  const hasRequired = page.question.some(({ isRequired }) => isRequired);
  return (
    <aside className="scan-aside" aria-label={t('survey.why')}>
      {page.explanation && (
        <>
          <h3>{t('survey.why')}</h3>
          <SafeHtml html={page.explanation} />
        </>
      )}
      {hasRequired && (
        <p>
          {t('survey.requiredBefore')} <span className="field-required">*</span> {t('survey.requiredAfter')}
        </p>
      )}
      {children}
    </aside>
  );
}
