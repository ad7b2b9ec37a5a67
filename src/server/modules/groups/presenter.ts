import type { Group, GroupMember } from '#contract/groups.ts';
import type { FoundGroup, FoundPerson } from './repository.ts';

/** A group as staff see one. */
export function presentGroup({ id, name, description, tenantId, tenantName, ...found }: FoundGroup): Group {
  const { members, createdAt, version } = found;
  const tenant = { id: tenantId, name: tenantName };
  return { id, name, description, tenant, members, createdAt: createdAt.toISOString(), version };
}

/** A member, or one who could be. */
export function presentPerson({ id, name, email, active }: FoundPerson): GroupMember {
  return { id, name, email, active };
}
