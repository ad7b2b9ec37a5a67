import { useEffect, useRef } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import type { KeptReport } from './session-records.ts';

interface ReportViewProps {
  readonly name: string;
  readonly report: KeptReport;
  /** Whether it has just been made, so that the reading goes on here. */
  readonly takesFocus: boolean;
  readonly onAgain: () => void;
}

/** The report in place of the form. */
export function ReportView({ name, report, takesFocus, onAgain }: ReportViewProps) {
  const t = useTranslate();
  const element = useRef<HTMLElement>(null);
  const hasHeading = /<h1[\s>]/i.test(report.html);

  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    const heading = element.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <article className="scan-report" aria-label={t('survey.report')} ref={element}>
      <div className="wrap report-bar">
        <p>
          <span className="report-bar-name">{name}</span>
          {report.reference && (
            <span>
              {t('survey.reference')} <strong>{report.reference}</strong>
            </span>
          )}
        </p>
        <div className="report-actions">
          <button type="button" className="button button--text button--small" onClick={onAgain}>
            <Icon name="retry" />
            {t('survey.again')}
          </button>
          <button
            type="button"
            className="button button--plain button--small"
            title={t('survey.printHint')}
            onClick={() => window.print()}
          >
            <Icon name="print" />
            {t('survey.print')}
          </button>
        </div>
      </div>
      {!hasHeading && <h1 className="wrap">{t('survey.report')}</h1>}
      {report.html ? <SafeHtml html={report.html} /> : <p className="wrap">{t('survey.received')}</p>}
    </article>
  );
}
