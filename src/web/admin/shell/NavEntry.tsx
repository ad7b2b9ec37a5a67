import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import type { NavItem } from './navigation.ts';

interface NavEntryProps {
  readonly item: NavItem;
  /** The route that is marked as current. */
  readonly current: string;
  readonly hasIcon?: boolean;
  readonly className?: string;
  /** The text, where it is not the route's title. */
  readonly title?: string;
}

/** A link of the navigation. */
export function NavEntry({ item, current, hasIcon = false, className = '', title }: NavEntryProps) {
  const translate = useTranslate();
  return (
    <Link to={item.href} className={`nav-link ${className}`} aria-current={item.name === current ? 'page' : undefined}>
      {hasIcon && item.icon && <Icon name={item.icon} />}
      <span>{title ?? translate(`nav.title.${item.name}`)}</span>
    </Link>
  );
}
