import { Link, NavLink } from 'react-router-dom';
import type { Content } from '#contract/contents.ts';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { useDisclosure } from '#web/ui/use-disclosure.ts';
import { pathOf } from '../content/pick-content.ts';

/** Logo, title, the pages that are in the menu, and the language. On a narrow screen the last two fold away. */
export function SiteHeader({ siteTitle, contents }: { siteTitle: string; contents: readonly Content[] }) {
  const t = useTranslate();
  const { open, toggle, container, button } = useDisclosure();
  const signedIn = useSignedIn();
  const items = contents.filter(({ isMenu }) => isMenu);
  return (
    <header className="site-header" ref={container}>
      <div className="wrap">
        <Link className="brand" to={paths.home.getHref()}>
          <Logo />
          <span>{siteTitle}</span>
        </Link>
        <button
          ref={button}
          type="button"
          className="button button--plain button--small menu-button"
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
          {t('menu')}
        </button>
        <div id="site-menu" className={open ? 'site-menu site-menu--open' : 'site-menu'}>
          {items.length > 0 && (
            <nav aria-label={t('mainMenu')}>
              <ul>
                {items.map((content) => (
                  <li key={content.id}>
                    <NavLink to={pathOf(content)} end>
                      {content.name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {signedIn && (
            <Link className="site-staff" to={paths.dashboard.getHref()}>
              {t('backOffice')}
            </Link>
          )}
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}
