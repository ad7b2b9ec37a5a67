import { LocaleProvider, useTranslate } from './i18n/LocaleProvider.tsx';
import type { LocaleStore } from './i18n/locale-store.ts';
import { leaveStartFailure } from './start-failure.ts';

/** In place of an app that could not start: its configuration or its code did not come. */
export function StartFailed({ localeStore }: { localeStore: LocaleStore }) {
  return (
    <LocaleProvider store={localeStore}>
      <Message />
    </LocaleProvider>
  );
}

function Message() {
  const t = useTranslate();
  return (
    <main id="main" className="broken-page">
      <div className="blank" role="alert">
        <div className="ruler" aria-hidden="true" />
        <h1>{t('startFailed.title')}</h1>
        <p>{t('startFailed.text')}</p>
        <p>{t('startFailed.hint')}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {t('startFailed.retry')}
        </button>
      </div>
    </main>
  );
}

function retry(): void {
  leaveStartFailure();
  window.location.reload();
}
