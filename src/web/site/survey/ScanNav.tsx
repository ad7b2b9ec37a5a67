import { useLocale, useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '#web/ui/Icon.tsx';

interface ScanNavProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** When the answers were last kept; null where the browser keeps nothing. */
  readonly savedAt: number | null;
  readonly onPrevious: () => void;
}

/** Previous and next; on the last page the survey's own button in place of next. */
export function ScanNav({ isFirst, isLast, submitLabel, busy, savedAt, onPrevious }: ScanNavProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <div className={isFirst ? 'scan-nav scan-nav--first' : 'scan-nav'}>
      {!isFirst && (
        <button type="button" className="button button--plain" onClick={onPrevious}>
          <Icon name="left" />
          {t('survey.previous')}
        </button>
      )}
      {savedAt === null ? (
        <span className="scan-saved scan-saved--not">{t('survey.notSaved')}</span>
      ) : (
        <span className="scan-saved">
          <Icon name="check" />
          {t('survey.saved', { time: time.format(savedAt) })}
        </span>
      )}
      <button type="submit" className="button button--primary" aria-disabled={busy || undefined}>
        {isLast ? submitLabel : t('survey.next')}
        {!isLast && <Icon name="right" />}
      </button>
    </div>
  );
}
