import { operations } from '#contract/index.ts';
import type { Tenant } from '#contract/tenants.ts';
import type { Client } from '#web/api/client.ts';
import { cached, forgetCached } from '#web/cache/cache.ts';
import { currentSession } from '#web/session/session-store.ts';

const key = 'tenants/';

/** Every tenant by name, kept for an hour (specification section 7). Only for who may read them. */
export function loadTenants(client: Client): Promise<readonly Tenant[]> {
  return cached(`${key}${currentSession()?.payload.id}`, async () => {
    const { _data } = await client.call(operations.tenants.list, { query: { perPage: 1000 } });
    return _data;
  });
}

/** After a change of one: this tab and the others ask anew. */
export function forgetTenants(): void {
  forgetCached(key);
}
