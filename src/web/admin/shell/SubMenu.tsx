import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useDisclosure } from '#web/ui/use-disclosure.ts';
import { Icon } from '../Icon.tsx';
import { NavEntry } from './NavEntry.tsx';
import { NavGroups } from './NavGroups.tsx';
import { isBelow, type NavItem } from './navigation.ts';

/** A room's pages in a menu that drops down. Arrow keys walk through it, Escape closes it. */
export function SubMenu({ item, current }: { item: NavItem; current: string }) {
  const translate = useTranslate();
  const id = useId();
  const { open, toggle, container, button } = useDisclosure<HTMLDivElement>();
  const menu = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);

  useEffect(() => {
    if (open && takesFocus.current) links(menu.current)[0]?.focus();
    takesFocus.current = false;
  }, [open]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    takesFocus.current = true;
    if (open) links(menu.current)[0]?.focus();
    else toggle();
  };

  const onMenuKey = (event: KeyboardEvent) => {
    const all = links(menu.current);
    const at = all.findIndex((link) => link.matches(':focus'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };

  return (
    <div className="staff-sub" ref={container}>
      <button
        ref={button}
        type="button"
        className="nav-tab"
        aria-expanded={open}
        aria-controls={id}
        aria-current={item.name === current || isBelow(item, current) ? 'true' : undefined}
        onClick={toggle}
        onKeyDown={onButtonKey}
      >
        {translate(`nav.title.${item.name}`)}
        <Icon name="open" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only ease the way between its links */}
      <div id={id} ref={menu} className="staff-menu" hidden={!open} onKeyDown={onMenuKey}>
        <NavGroups groups={item.groups} current={current} />
        <div className="staff-menu-all">
          <NavEntry item={item} current={current} title={translate('nav.overview')} />
        </div>
      </div>
    </div>
  );
}

function links(menu: HTMLElement | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('a')] : [];
}
