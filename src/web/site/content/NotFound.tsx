import { Link } from 'react-router-dom';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';

/** At an address where the site has no page. */
export function NotFound() {
  const t = useTranslate();
  return (
    <div className="wrap page-space">
      <div className="blank">
        <div className="ruler" aria-hidden="true" />
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <Link className="button button--primary" to={paths.home.getHref()}>
          {t('notFound.home')}
        </Link>
      </div>
    </div>
  );
}
