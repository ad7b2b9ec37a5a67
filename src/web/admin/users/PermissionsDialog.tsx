import { Dialog, IconButton, OutlinedInput } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { EffectiveFlag, User } from '#contract/users.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { readLoadFailure } from '../call-failure.ts';
import { DialogHeading } from '../DialogHeading.tsx';
import { Icon } from '../Icon.tsx';
import { Problem } from '../Problem.tsx';
import { FlagTable } from './FlagTable.tsx';
import '../controls/data-dialog.css';

/** Why may this user do this? Every flag, with the key and the roles that decide it, and a search over them. */
export function PermissionsDialog({ user: { id, name }, onClose }: { user: User; onClose: () => void }) {
  const translate = useTranslate();
  const { client } = useApi();
  const titleId = useId();
  const [search, setSearch] = useState('');
  const { data, error } = useQuery({
    queryKey: ['users', 'permissions', id],
    queryFn: async ({ signal }) =>
      (await client.call(operations.users.permissions, { params: { id } }, { signal }))
        ._data as readonly EffectiveFlag[],
  });
  const found = data?.filter((row) => matches(row, search));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { className: 'staff data-dialog user-why' } }}
    >
      <header className="data-head">
        <DialogHeading id={titleId} title={translate('users.why.title', { name })} />
        <IconButton aria-label={translate('users.why.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="data-tools">
        <OutlinedInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={translate('users.why.search')}
          inputProps={{ 'aria-label': translate('users.why.search') }}
        />
        <span role="status">{found && translate('users.why.count', { smart_count: found.length })}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className="data-body" tabIndex={0} aria-label={translate('users.why.flags')}>
        {error && <Problem text={readLoadFailure(error, translate)} />}
        {!data && !error && <span className="skeleton skeleton--1" />}
        {found && found.length === 0 && <p className="data-none">{translate('users.why.none')}</p>}
        {found && found.length > 0 && <FlagTable flags={found} />}
      </section>
    </Dialog>
  );
}

/** By flag, key and role, whatever the case. */
function matches({ flag, key, roles }: EffectiveFlag, search: string): boolean {
  const text = [flag, key, ...roles].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
