import { mergeFlags } from '#contract/flags.ts';
import type { User } from '#contract/users.ts';
import type { Actor } from '../../actor.ts';
import { mayImpersonate } from '../session/service.ts';
import type { ListedUser } from './repository.ts';

/** A user as staff see one. */
export function presentUser(found: ListedUser, actor: Actor): User {
  const { id, tenantId, active, isSystem, roles } = found;
  const flags = mergeFlags(roles.map((role) => role.flags));
  const roleNames = roles.map(({ name }) => name);
  return {
    id,
    name: found.name,
    firstname: found.firstname,
    lastname: found.lastname,
    email: found.email,
    roles: roleNames,
    tenant: { id: tenantId, name: found.tenantName },
    active,
    locale: found.locale,
    hasTwoFactor: found.hasTwoFactor,
    requiresTwoFactor: found.requiresTwoFactor || roles.some(({ enforceTwoFactor }) => enforceTwoFactor),
    lastSignInAt: found.lastSignInAt?.toISOString() ?? null,
    createdAt: found.createdAt.toISOString(),
    allowed: { loginAs: mayImpersonate(actor, { id, tenantId, active, isSystem, roles: roleNames, flags }) },
  };
}
