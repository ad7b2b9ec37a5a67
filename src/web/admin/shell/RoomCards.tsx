import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import type { NavItem } from './navigation.ts';
import './room-cards.css';

/** Pages as cards: the title, and a line on what is done there. */
export function RoomCards({ rooms }: { rooms: readonly NavItem[] }) {
  const translate = useTranslate();
  return (
    <ul className="room-cards">
      {rooms.map(({ name, href, icon }) => (
        <li key={name} className="staff-panel">
          {icon && <Icon name={icon} />}
          <Link to={href}>{translate(`nav.title.${name}`)}</Link>
          <p>{translate(`nav.line.${name}`)}</p>
        </li>
      ))}
    </ul>
  );
}
