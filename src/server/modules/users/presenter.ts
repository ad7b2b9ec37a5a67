import type { User } from '#contract/users.ts';
import type { Actor } from '../../actor.ts';
import { allowedWith } from './policy.ts';
import type { ListedUser } from './repository.ts';

/** A user as staff see one. */
export function presentUser(found: ListedUser, actor: Actor): User {
  const { roles, groups } = found;
  return {
    id: found.id,
    name: found.name,
    firstname: found.firstname,
    lastname: found.lastname,
    email: found.email,
    roles: roles.map(({ name }) => name),
    roleIds: roles.map(({ id }) => id),
    groups: groups.map(({ name }) => name),
    groupIds: groups.map(({ id }) => id),
    tenant: { id: found.tenantId, name: found.tenantName },
    active: found.active,
    locale: found.locale,
    hasTwoFactor: found.hasTwoFactor,
    requiresTwoFactor: found.requiresTwoFactor,
    roleRequiresTwoFactor: roles.some(({ enforceTwoFactor }) => enforceTwoFactor),
    lastSignInAt: found.lastSignInAt?.toISOString() ?? null,
    createdAt: found.createdAt.toISOString(),
    version: found.version,
    allowed: allowedWith(actor, found),
  };
}
