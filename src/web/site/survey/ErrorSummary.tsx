import { useEffect, useRef } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';

export interface FoundError {
  /** The question's nameTech; undefined where the error is about no question of this page. */
  readonly question?: string;
  readonly label: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FoundError[];
  /** Who refused: the browser before anything was sent, or the server. */
  readonly by: 'browser' | 'server';
  readonly onOpen: (question: string) => void;
}

/** What has to be mended before the page goes on, each with a link to its field. */
export function ErrorSummary({ errors, by, onOpen }: ErrorSummaryProps) {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) element.current?.scrollIntoView({ block: 'nearest' });
  }, [errors]);
  return (
    <div role="alert" ref={element} className={errors.length > 0 ? 'error-summary' : undefined}>
      {errors.length > 0 && (
        <>
          <h3>{t('form.incorrect')}</h3>
          <p>{by === 'server' ? t('form.errors') : t('form.incomplete')}</p>
          <ul>
            {errors.map(({ question, label, message }) => (
              <li key={question ?? message}>
                {question ? (
                  <button type="button" className="error-link" onClick={() => onOpen(question)}>
                    {`${label}${/[?!.:]$/.test(label) ? '' : ':'} ${message}`}
                  </button>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
