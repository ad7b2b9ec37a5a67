import type { Tenant } from '#contract/tenants.ts';
import { paths } from '#web/paths.ts';
import { EditPage } from '../record/EditPage.tsx';
import { forgetTenants } from './load-tenants.ts';
import { TenantFacts } from './TenantFacts.tsx';
import { TenantFields } from './TenantFields.tsx';

/** A tenant, and what it has. */
export function TenantEdit() {
  return (
    <EditPage<Tenant>
      resource="tenants"
      title={({ name }) => name}
      back={paths.tenants.getHref()}
      aside={(tenant) => <TenantFacts tenant={tenant} />}
      onSaved={forgetTenants}
    >
      <TenantFields />
    </EditPage>
  );
}
