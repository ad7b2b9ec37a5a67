import { useCanAccess, useTranslate } from 'react-admin';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { Icon } from '../Icon.tsx';

/** The ink bar: the way home, the rooms that the signed-in person may enter, and the way out. */
export function TopBar({ leave }: { leave: () => void }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'responses', action: 'list' });
  return (
    <header className="staff-bar">
      <Link to={paths.home.getHref()} className="staff-brand" aria-label={translate('shell.home')}>
        <Logo />
        <span className="staff-brand-name">De Arbeidsmarktscan</span>
      </Link>
      <nav aria-label={translate('shell.mainMenu')}>
        <ul>
          {canAccess && (
            <li>
              <NavLink to={paths.responses.getHref()}>{translate('shell.responses')}</NavLink>
            </li>
          )}
        </ul>
      </nav>
      <LanguageSwitch />
      <button type="button" className="staff-leave" onClick={leave}>
        <Icon name="leave" />
        <span>{translate('shell.logOut')}</span>
      </button>
    </header>
  );
}
