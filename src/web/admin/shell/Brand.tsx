import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { useSession } from './use-session.ts';

/** The logo and the name, which lead home: for staff that is the dashboard. */
export function Brand() {
  const translate = useTranslate();
  const home = useSession() ? paths.dashboard : paths.home;
  return (
    <Link to={home.getHref()} className="staff-brand" aria-label={translate('shell.home')}>
      <Logo />
      <span>De Arbeidsmarktscan</span>
    </Link>
  );
}
