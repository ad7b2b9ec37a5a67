import { operations } from '#contract/index.ts';
import type { Tenant } from '#contract/tenants.ts';
import type { Client } from '#web/api/client.ts';
import { cached } from '#web/cache/cache.ts';
import { currentSession } from '#web/session/session-store.ts';

/** Every tenant by name, kept for an hour (specification section 7). */
export function loadTenants(client: Client): Promise<readonly Tenant[]> {
  return cached(`tenants/${currentSession()?.payload.id}`, async () => {
    const { _data } = await client.call(operations.tenants.list, { query: { perPage: 1000 } });
    return _data;
  });
}
