import { useGetList } from 'react-admin';
import type { Group } from '#contract/groups.ts';
import { operations } from '#contract/index.ts';
import type { Role } from '#contract/roles.ts';
import { mayCall } from '#web/session/permissions.ts';

const all = { page: 1, perPage: 1000 };
const byName = { field: 'name', order: 'ASC' } as const;

/** Every role; none while they load, and for who may not read them. */
export function useRoles(): readonly Role[] {
  const enabled = mayCall(operations.roles.list.access);
  return useGetList<Role>('roles', { pagination: all, sort: byName }, { enabled }).data ?? [];
}

/** The groups of a tenant, or of every tenant that the person sees; none for who may not read them. */
export function useGroups(tenant: number | undefined): readonly Group[] {
  const enabled = mayCall(operations.groups.list.access);
  const filter = tenant === undefined ? {} : { tenant };
  return useGetList<Group>('groups', { pagination: all, sort: byName, filter }, { enabled }).data ?? [];
}
