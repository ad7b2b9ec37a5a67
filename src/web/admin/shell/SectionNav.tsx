import { useTranslate } from 'react-admin';
import { paths } from '#web/paths.ts';
import type { GuardSession } from '#web/session/guard.ts';
import { NavEntry } from './NavEntry.tsx';
import { NavGroups } from './NavGroups.tsx';
import { sectionOf } from './navigation.ts';
import { usePlace } from './use-place.ts';

/** The pages of the settings beside the one that shows; on a narrow screen the drawer has them. */
export function SectionNav({ session }: { session: GuardSession }) {
  const translate = useTranslate();
  const { current } = usePlace();
  const groups = sectionOf(session, 'settings', paths);
  const { pattern, meta } = paths.settings;
  const landing = { name: 'settings', href: pattern, sort: meta.sort, groups: [] };
  const pages = groups.flatMap(({ items }) => items);
  // With one page there is nothing to choose from.
  if (pages.length < 2) return null;
  return (
    <nav className="staff-section" aria-label={translate('shell.sectionMenu')}>
      <NavGroups groups={groups} current={current} />
      <NavEntry item={landing} current={current} title={translate('nav.overview')} />
    </nav>
  );
}
