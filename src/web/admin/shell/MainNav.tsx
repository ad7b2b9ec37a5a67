import { useTranslate } from 'react-admin';
import { NavEntry } from './NavEntry.tsx';
import type { NavItem } from './navigation.ts';
import { SubMenu } from './SubMenu.tsx';
import { usePlace } from './use-place.ts';

/** The rooms side by side, each with the pages below it in a menu that drops down. */
export function MainNav({ items }: { items: readonly NavItem[] }) {
  const translate = useTranslate();
  const { current } = usePlace();
  return (
    <nav className="staff-nav" aria-label={translate('shell.mainMenu')}>
      <ul className="staff-nav-tabs">
        {items.map((item) => (
          <li key={item.name}>
            {item.groups.length > 0 ? (
              <SubMenu item={item} current={current} />
            ) : (
              <NavEntry item={item} current={current} className="nav-tab" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
