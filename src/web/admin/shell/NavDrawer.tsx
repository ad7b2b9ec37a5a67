import { useEffect, useRef } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Logo } from '#web/ui/Logo.tsx';
import { Icon } from '../Icon.tsx';
import { useRoleName } from '../use-role-name.ts';
import { useFrontendSettings } from './FrontendSettings.tsx';
import { NavEntry } from './NavEntry.tsx';
import { NavGroups } from './NavGroups.tsx';
import { isBelow, type NavItem } from './navigation.ts';
import { usePlace } from './use-place.ts';
import './nav-drawer.css';

/** The navigation of a narrow screen: a button, and a modal drawer that the browser keeps the focus in. */
export function NavDrawer({ items }: { items: readonly NavItem[] }) {
  const translate = useTranslate();
  const { current } = usePlace();
  const { key } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => drawer.current?.close(), [key]);
  return (
    <>
      <button
        type="button"
        className="staff-menu-button"
        aria-label={translate('shell.menu')}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape and by its button */}
      <dialog
        ref={drawer}
        className="staff-drawer"
        aria-label={translate('shell.menu')}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <div className="staff-drawer-in">
          <div className="staff-drawer-head">
            <span className="staff-brand">
              <Logo />
              De Arbeidsmarktscan
            </span>
            <button
              type="button"
              className="staff-menu-button"
              aria-label={translate('shell.closeMenu')}
              onClick={() => drawer.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label={translate('shell.mainMenu')}>
            <ul className="staff-drawer-rooms">
              {items.map((item) => (
                <li key={item.name} className={item.name === 'logout' ? 'staff-drawer-end' : undefined}>
                  <DrawerItem item={item} current={current} />
                </li>
              ))}
            </ul>
          </nav>
          <Foot />
        </div>
      </dialog>
    </>
  );
}

function DrawerItem({ item, current }: { item: NavItem; current: string }) {
  const translate = useTranslate();
  if (item.groups.length === 0) return <NavEntry item={item} current={current} hasIcon />;
  return (
    <details open={item.name === current || isBelow(item, current)}>
      <summary>
        {item.icon && <Icon name={item.icon} />}
        <span>{translate(`nav.title.${item.name}`)}</span>
        <Icon name="open" />
      </summary>
      <div className="staff-drawer-sub">
        <NavGroups groups={item.groups} current={current} />
        <NavEntry item={item} current={current} title={translate('nav.overview')} />
      </div>
    </details>
  );
}

function Foot() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const roleName = useRoleName();
  const settings = useFrontendSettings();
  const roles: readonly string[] = identity?.roles ?? [];
  return (
    <p className="staff-drawer-foot">
      {identity && <span>{[identity.fullName, ...roles.slice(0, 1).map(roleName)].join(' · ')}</span>}
      {settings && <span>{translate('shell.version', { version: settings.version })}</span>}
    </p>
  );
}
