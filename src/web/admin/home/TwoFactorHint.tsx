import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Icon } from '../Icon.tsx';

/** Asks for a second factor, where there is none yet. */
export function TwoFactorHint() {
  const translate = useTranslate();
  return (
    <section className="staff-panel home-hint" aria-labelledby="home-hint">
      <Icon name="shield" />
      <div>
        <h2 id="home-hint">{translate('home.twoFactor.title')}</h2>
        <p>{translate('home.twoFactor.text')}</p>
        <Link to={paths.profile.getHref()}>{translate('home.twoFactor.link')}</Link>
      </div>
    </section>
  );
}
