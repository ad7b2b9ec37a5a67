import { useEffect, useRef } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';

interface AlreadyCompletedProps {
  readonly name: string;
  readonly onAgain: () => void;
}

/** In place of the form where the server has the scan complete already, and this browser cannot have its report. */
export function AlreadyCompleted({ name, onAgain }: AlreadyCompletedProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="wrap page-space">
      <h1 ref={heading} tabIndex={-1}>
        {t('survey.completedTitle')}
      </h1>
      <p>{t('survey.completedText', { name })}</p>
      <p>
        <button type="button" className="button button--plain" onClick={onAgain}>
          {t('survey.again')}
        </button>
      </p>
    </div>
  );
}
