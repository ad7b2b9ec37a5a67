import { Link } from 'react-router-dom';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';

const links = [
  ['footer.home', paths.home.getHref()],
  ['footer.about', paths.content.getHref('over-ons')],
  ['footer.terms', paths.content.getHref('algemene-voorwaarden')],
  ['footer.privacy', paths.content.getHref('privacy')],
] as const;

/** The public footer: who we are, what applies, and how to reach us. */
export function SiteFooter({ contactEmail }: { contactEmail?: string }) {
  const t = useTranslate();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <nav aria-label={t('footer.label')}>
          <ul>
            {links.map(([text, href]) => (
              <li key={href}>
                <Link to={href}>{t(text)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {contactEmail && (
          <a className="site-footer-link" href={`mailto:${contactEmail}`}>
            <Icon name="mail" />
            {contactEmail}
          </a>
        )}
        <div className="site-seal">
          <img src="/images/certification.svg" alt={t('footer.seal')} width="40" height="44" />
          <p>
            <strong>{t('footer.certified')}</strong>
            {t('footer.certifiedFor')}
          </p>
        </div>
        <div className="site-footer-legal">
          <a className="site-footer-link" href="/documents/iso-27001-certificaat.pdf">
            <Icon name="file" />
            {t('footer.iso')}
          </a>
          <span>© De Arbeidsmarktscan</span>
        </div>
      </div>
    </footer>
  );
}
