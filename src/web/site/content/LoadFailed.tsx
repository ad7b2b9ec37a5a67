import { NetworkError } from '#web/api/client.ts';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';

/** In place of what could not be loaded: what happened, and the way to try again. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslate();
  const reason = error instanceof NetworkError ? 'unreachable' : 'failed';
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
