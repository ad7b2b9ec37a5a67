import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { DropDown } from '../controls/DropDown.tsx';
import type { LoadItems } from '../controls/drop-down-source.ts';
import { useFilterChange } from '../list/use-filter-change.ts';

/** Narrows the audit log down to what one user did. */
export function ActorFilter() {
  const translate = useTranslate();
  const { client } = useApi();
  const { filterValues } = useListContext();
  const { changeFilters } = useFilterChange();
  const chosen = Number(filterValues.actor) || undefined;
  // An address says who by an id alone.
  const { data: name } = useQuery({
    queryKey: ['auditLog', 'actor', chosen],
    queryFn: async () => (await client.call(operations.users.get, { params: { id: chosen ?? 0 } }))._data.name,
    enabled: chosen !== undefined,
    retry: false,
  });

  const load = useCallback<LoadItems>(
    async ({ search, page }) => {
      const filter = search.trim() ? JSON.stringify({ q: search.trim() }) : undefined;
      const { _data, _pagination } = await client.call(operations.users.list, { query: { filter, page, perPage: 50 } });
      return { items: _data.map((user) => ({ id: user.id, label: user.name })), total: _pagination._total };
    },
    [client],
  );

  return (
    <DropDown
      label={translate('auditLog.user')}
      placeholder={translate('auditLog.anybody')}
      value={chosen ? { id: chosen, label: name ?? translate('auditLog.userId', { id: String(chosen) }) } : null}
      onChange={(item) => changeFilters({ actor: item?.id })}
      load={load}
    />
  );
}
