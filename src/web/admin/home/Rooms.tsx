import { useTranslate } from 'react-admin';
import { paths } from '#web/paths.ts';
import type { GuardSession } from '#web/session/guard.ts';
import { navigationFor } from '../shell/navigation.ts';
import { RoomCards } from '../shell/RoomCards.tsx';

/** What the person may open, as cards; the same that stands in the bar. */
export function Rooms({ session }: { session: GuardSession }) {
  const translate = useTranslate();
  const rooms = navigationFor(session, paths)
    .filter(({ name }) => name !== 'dashboard' && name !== 'logout')
    .flatMap(({ groups, ...room }) =>
      groups.length > 0 ? groups.flatMap(({ items }) => items) : [{ ...room, groups }],
    );
  return (
    <section aria-labelledby="home-rooms">
      <h2 id="home-rooms">{translate('home.rooms')}</h2>
      {rooms.length > 0 ? <RoomCards rooms={rooms} /> : <p>{translate('home.noRooms')}</p>}
    </section>
  );
}
