import { paths } from '#web/paths.ts';
import type { CurrentSession } from '#web/session/session-store.ts';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { Account } from './Account.tsx';
import { Brand } from './Brand.tsx';
import { MainNav } from './MainNav.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { NavEntry } from './NavEntry.tsx';
import { navigationFor } from './navigation.ts';
import { usePlace } from './use-place.ts';

/** The ink bar: the way home, the rooms that the signed-in person may enter, and the way out; on a narrow screen a drawer. */
export function TopBar({ session }: { session: CurrentSession }) {
  const { current } = usePlace();
  const items = navigationFor(session, paths);
  const leave = items.filter(({ name }) => name === 'logout');
  return (
    <header className="staff-bar">
      <Brand />
      <MainNav items={items.filter((item) => !leave.includes(item))} />
      <Account session={session} />
      <LanguageSwitch />
      {leave.map((item) => (
        <div key={item.name} className="staff-leave">
          <NavEntry item={item} current={current} className="nav-tab" hasIcon />
        </div>
      ))}
      <NavDrawer items={items} />
    </header>
  );
}
