import { useListContext, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { mayCall } from '#web/session/permissions.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { useRoleName } from '../use-role-name.ts';
import { TenantFilter } from './TenantFilter.tsx';
import { useGroups, useRoles } from './use-choices.ts';

/** Narrows the list of users; each filter only for who may read what it offers. */
export function UserFilters() {
  const translate = useTranslate();
  const activities = (['true', 'false'] as const).map((value) => ({
    value,
    label: translate(value === 'true' ? 'users.active' : 'users.blocked'),
  }));
  return (
    <>
      {mayCall(operations.tenants.list.access) && <TenantFilter />}
      <RoleFilter />
      {mayCall(operations.groups.list.access) && <GroupFilter />}
      <FilterSelect
        name="active"
        label={translate('users.column.active')}
        all={translate('users.allStatuses')}
        options={activities}
      />
    </>
  );
}

function RoleFilter() {
  const translate = useTranslate();
  const roleName = useRoleName();
  const options = useRoles().map(({ id, name }) => ({ value: String(id), label: roleName(name) }));
  return (
    <FilterSelect
      name="role"
      label={translate('users.column.roles')}
      all={translate('users.allRoles')}
      options={options}
    />
  );
}

/** Groups of the tenant that the list shows, where it shows one. */
function GroupFilter() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const groups = useGroups(Number(filterValues.tenant) || undefined);
  const options = groups.map(({ id, name }) => ({ value: String(id), label: name }));
  if (options.length === 0 && !filterValues.group) return null;
  return (
    <FilterSelect
      name="group"
      label={translate('users.column.groups')}
      all={translate('users.allGroups')}
      options={options}
    />
  );
}
