import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { NavEntry } from './NavEntry.tsx';
import type { NavGroup } from './navigation.ts';

/** The pages of a section, each group under its name. */
export function NavGroups({ groups, current }: { groups: readonly NavGroup[]; current: string }) {
  const translate = useTranslate();
  const id = useId();
  return groups.map(({ group = '', items }) => (
    <div key={group} className="nav-group">
      {group && (
        <p id={id + group} className="nav-group-name">
          {translate(`nav.group.${group}`)}
        </p>
      )}
      <ul className="nav-group-pages" aria-labelledby={group && id + group}>
        {items.map((item) => (
          <li key={item.name}>
            <NavEntry item={item} current={current} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
