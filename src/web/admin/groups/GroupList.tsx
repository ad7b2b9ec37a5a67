import { useTranslate } from 'react-admin';
import type { Group } from '#contract/groups.ts';
import { operations } from '#contract/index.ts';
import { paths } from '#web/paths.ts';
import { mayCall, seesEveryTenant } from '#web/session/permissions.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { type ColumnOverrides, useSchemaColumns } from '../list/use-schema-columns.tsx';
import { TenantFilter } from '../users/TenantFilter.tsx';

const ownColumns: ColumnOverrides<Group> = {
  name: {
    tone: 'strong',
    card: 'top-start',
    render: ({ id, name }) => <RecordLink to={paths.group.getHref(id)}>{name}</RecordLink>,
  },
  description: { tone: 'soft', card: 'last' },
  members: { card: 'top-end', isNamedOnCard: true },
  tenant: false,
};
const everyTenantsColumns: ColumnOverrides<Group> = { ...ownColumns, tenant: { card: 'bottom-start' } };

const byName = { field: 'name', order: 'ASC' } as const;

/** The groups that the signed-in person may see. */
export function GroupList() {
  return (
    <ListFrame sort={byName}>
      <GroupPage />
    </ListFrame>
  );
}

function GroupPage() {
  const translate = useTranslate();
  const create = <CreateButton to={paths.group.getHref('create')} label={translate('groups.new')} />;
  return (
    <ListPage
      title={translate('groups.title')}
      search={translate('groups.searchPlaceholder')}
      filters={mayCall(operations.tenants.list.access) && <TenantFilter />}
      columns={useSchemaColumns('groups', seesEveryTenant() ? everyTenantsColumns : ownColumns)}
      actions={create}
      empty={<EmptyList area="groups" action={create} />}
    />
  );
}
