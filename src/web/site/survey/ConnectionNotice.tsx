import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '#web/ui/Icon.tsx';

interface ConnectionNoticeProps {
  /** Set while the connection is gone. */
  readonly waiting: { readonly retryNow: () => void } | null;
  readonly onStop: () => void;
}

/** Tells a visitor without a connection that nothing is lost, and tries again. */
export function ConnectionNotice({ waiting, onStop }: ConnectionNoticeProps) {
  const t = useTranslate();
  return (
    <div role="status">
      {waiting && (
        <div className="alert alert--warning connection-notice">
          <Icon name="alert" />
          <p>
            <strong>{t('survey.connectionLost')}</strong>
          </p>
          <p>{t('survey.connectionKept')}</p>
          <div className="connection-actions">
            <button type="button" className="button button--plain button--small" onClick={waiting.retryNow}>
              <Icon name="retry" />
              {t('survey.connectionRetry')}
            </button>
            <button type="button" className="button button--text button--small" onClick={onStop}>
              {t('survey.connectionStop')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
