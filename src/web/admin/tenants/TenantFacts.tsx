import { useTranslate } from 'react-admin';
import type { Tenant } from '#contract/tenants.ts';
import { useFormats } from '../formats.ts';
import { AsideCard } from '../record/AsideCard.tsx';

/** What a tenant has, and since when it is there. */
export function TenantFacts({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate();
  const { number, fullMoment } = useFormats();
  const facts = {
    users: number(tenant.users),
    responses: number(tenant.responses),
    createdAt: fullMoment(tenant.createdAt),
  };
  return (
    <AsideCard title={translate('tenants.facts')}>
      <dl className="record-facts">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`tenants.field.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </AsideCard>
  );
}
