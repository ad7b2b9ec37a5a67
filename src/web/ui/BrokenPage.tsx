import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';

/** In place of a page that threw. Both ways out load the app anew. */
export function BrokenPage() {
  const t = useTranslate();
  return (
    <main id="main" className="broken-page">
      <div className="blank" role="alert">
        <div className="ruler" aria-hidden="true" />
        <h1>{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
        <div className="blank-actions">
          <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
            {t('broken.reload')}
          </button>
          <a className="button button--plain" href={paths.home.getHref()}>
            {t('broken.home')}
          </a>
        </div>
      </div>
    </main>
  );
}
