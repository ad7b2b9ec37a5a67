import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from './i18n/LocaleProvider.tsx';
import { hasMissedChunk, reloadApp, subscribeToMissingChunks } from './missing-chunk.ts';
import { Icon } from './ui/Icon.tsx';
import './missing-chunk.css';

/** In place of a page whose code could not be loaded. */
export function MissingChunk() {
  const t = useTranslate();
  return (
    <main id="main" className="broken-page">
      <div className="blank" role="alert">
        <div className="ruler" aria-hidden="true" />
        <h1>{t(`${reason()}.title`)}</h1>
        <p>{t(navigator.onLine ? 'newVersion.page' : 'unreachable.text')}</p>
        <ReloadButton />
      </div>
    </main>
  );
}

/** Offers a reload beside a page that still works. Nothing is reloaded unasked: somebody may be in the middle of a form. */
export function MissingChunkNotice() {
  const t = useTranslate();
  const hasMissed = useSyncExternalStore(subscribeToMissingChunks, hasMissedChunk, () => false);
  const [isClosed, setClosed] = useState(false);
  return (
    <div role="alert" className={hasMissed && !isClosed ? 'new-version' : undefined}>
      {hasMissed && !isClosed && (
        <>
          <p>
            <strong>{t(`${reason()}.title`)}</strong> {t(`${reason()}.text`)}
          </p>
          <ReloadButton />
          <button
            type="button"
            className="icon-button"
            aria-label={t('newVersion.later')}
            onClick={() => setClosed(true)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}

/** Without a connection nobody can tell whether there is something new. */
function reason(): 'newVersion' | 'unreachable' {
  return navigator.onLine ? 'newVersion' : 'unreachable';
}

function ReloadButton() {
  const t = useTranslate();
  return (
    <button type="button" className="button button--primary" onClick={reloadApp}>
      {t('newVersion.reload')}
    </button>
  );
}
