import { useTranslate } from 'react-admin';
import type { Tenant } from '#contract/tenants.ts';
import { paths } from '#web/paths.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { type ColumnOverrides, useSchemaColumns } from '../list/use-schema-columns.tsx';

const columns: ColumnOverrides<Tenant> = {
  name: {
    tone: 'strong',
    card: 'top-start',
    render: ({ id, name }) => <RecordLink to={paths.tenant.getHref(id)}>{name}</RecordLink>,
  },
  users: { card: 'bottom-start', isNamedOnCard: true },
  responses: { card: 'bottom-end', isNamedOnCard: true },
  createdAt: { card: 'top-end', tone: 'soft' },
};

const byName = { field: 'name', order: 'ASC' } as const;

/** The tenants, for who sees them all. */
export function TenantList() {
  return (
    <ListFrame sort={byName}>
      <TenantPage />
    </ListFrame>
  );
}

function TenantPage() {
  const translate = useTranslate();
  return (
    <ListPage
      title={translate('tenants.title')}
      search={translate('tenants.searchPlaceholder')}
      columns={useSchemaColumns('tenants', columns)}
      actions={<CreateButton to={paths.tenant.getHref('create')} label={translate('tenants.new')} />}
      empty={<EmptyList area="tenants" />}
    />
  );
}
