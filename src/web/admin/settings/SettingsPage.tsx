import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { paths } from '#web/paths.ts';
import { Icon } from '../Icon.tsx';
import { type NavItem, sectionOf } from '../shell/navigation.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { RoomCards } from '../shell/RoomCards.tsx';
import { useSession } from '../shell/use-session.ts';
import { FoundSettings } from './FoundSettings.tsx';
import { useFoundSettings } from './use-found-settings.ts';
import './settings.css';

/** The way into the settings: the pages that the person may open, by group, and a search over them and over single settings. */
export function SettingsPage() {
  const translate = useTranslate();
  const session = useSession();
  const [search, setSearch] = useState('');
  const settings = useFoundSettings(search);
  if (!session) return null;
  const matches = ({ name }: NavItem) => {
    const text = `${translate(`nav.title.${name}`)} ${translate(`nav.line.${name}`)}`.toLocaleLowerCase();
    return text.includes(search.trim().toLocaleLowerCase());
  };
  const groups = sectionOf(session, 'settings', paths)
    .map(({ group, items }) => ({ group, items: items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
  const count = groups.flatMap(({ items }) => items).length + settings.length;
  return (
    <div className="staff-page settings">
      <PageTitle title={translate('nav.title.settings')} />
      <search>
        <TextField
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={translate('nav.search')}
          slotProps={{
            htmlInput: { 'aria-label': translate('nav.search') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" />
                </InputAdornment>
              ),
            },
          }}
        />
      </search>
      <p role="status" className={count > 0 ? 'sr-only' : undefined}>
        {search && translate(count > 0 ? 'nav.found' : 'nav.notFound', { smart_count: count, search: search.trim() })}
      </p>
      {groups.map(({ group = '', items }) => (
        <section key={group} aria-label={group ? undefined : translate('nav.title.settings')}>
          {group && <h2>{translate(`nav.group.${group}`)}</h2>}
          <RoomCards rooms={items} />
        </section>
      ))}
      {settings.length > 0 && <FoundSettings settings={settings} />}
    </div>
  );
}
