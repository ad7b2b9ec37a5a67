import { useCallback, useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Tenant } from '#contract/tenants.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { DropDown } from '../controls/DropDown.tsx';
import type { LoadItems } from '../controls/drop-down-source.ts';
import { useFilterChange } from '../list/use-filter-change.ts';
import { loadTenants } from '../tenants/load-tenants.ts';

/** Narrows the list to one tenant. */
export function TenantFilter() {
  const translate = useTranslate();
  const { client } = useApi();
  const { filterValues } = useListContext();
  const { changeFilters } = useFilterChange();
  const [tenants, setTenants] = useState<readonly Tenant[]>([]);
  const chosen = Number(filterValues.tenant) || null;

  // The address may name the tenant before anybody has opened the list of them.
  useEffect(() => {
    let isHere = true;
    if (chosen)
      loadTenants(client).then(
        (all) => isHere && setTenants(all),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [chosen, client]);

  const load = useCallback<LoadItems>(
    async ({ search, page }) => {
      const all = await loadTenants(client);
      setTenants(all);
      const found = all.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
      const items = found.slice((page - 1) * pageSize, page * pageSize).map(toItem);
      return { items, total: found.length };
    },
    [client],
  );

  const tenant = tenants.find(({ id }) => id === chosen) ?? (chosen && { id: chosen, name: String(chosen) });
  return (
    <DropDown
      label={translate('users.column.tenant')}
      placeholder={translate('users.allTenants')}
      value={tenant ? toItem(tenant) : null}
      onChange={(item) => changeFilters({ tenant: item?.id })}
      load={load}
    />
  );
}

/** Tenants that are shown at once; the drop-down asks for more of them as it is scrolled. */
const pageSize = 50;

const toItem = ({ id, name }: Pick<Tenant, 'id' | 'name'>) => ({ id, label: name });
