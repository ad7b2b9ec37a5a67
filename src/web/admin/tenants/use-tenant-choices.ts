import { useEffect, useState } from 'react';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { mayCall } from '#web/session/permissions.ts';
import type { Option } from '../record/option.ts';
import { loadTenants } from './load-tenants.ts';

/** The tenants to choose from, for who may read them; none while they load, and for others. */
export function useTenantChoices(): readonly Option[] {
  const { client } = useApi();
  const [tenants, setTenants] = useState<readonly Option[]>([]);
  useEffect(() => {
    let isHere = true;
    if (mayCall(operations.tenants.list.access))
      loadTenants(client).then(
        (all) => isHere && setTenants(all),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [client]);
  return tenants;
}
