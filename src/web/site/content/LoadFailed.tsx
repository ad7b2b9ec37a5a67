import { useEffect } from 'react';
import { NetworkError } from '#web/api/client.ts';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { useDocumentTitle } from '../shell/page-title.ts';

/** In place of what could not be loaded: what happened, and the way to try again. Back online, it tries by itself. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslate();
  const reason = error instanceof NetworkError ? 'unreachable' : 'failed';
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  useDocumentTitle(`${t(`${reason}.title`)} · ${t('siteTitle')}`);
  return (
    <div className="wrap page-space">
      <div className="blank" role="alert">
        <div className="ruler" aria-hidden="true" />
        <h1>{t(`${reason}.title`)}</h1>
        <p>{t(`${reason}.text`)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {t(`${reason}.retry`)}
        </button>
      </div>
    </div>
  );
}
