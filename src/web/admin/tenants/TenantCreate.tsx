import { useTranslate } from 'react-admin';
import type { Tenant } from '#contract/tenants.ts';
import { paths } from '#web/paths.ts';
import { CreatePage } from '../record/CreatePage.tsx';
import { forgetTenants } from './load-tenants.ts';
import { TenantFields } from './TenantFields.tsx';

/** A new tenant. */
export function TenantCreate() {
  const translate = useTranslate();
  return (
    <CreatePage<Tenant>
      resource="tenants"
      title={translate('tenants.new')}
      back={paths.tenants.getHref()}
      onSaved={forgetTenants}
    >
      <TenantFields />
    </CreatePage>
  );
}
