import type { Role } from '#contract/roles.ts';
import type { Actor } from '../../actor.ts';
import { allowedFor, isBuiltIn } from './policy.ts';
import type { FoundRole } from './repository.ts';

/** A role as staff see one. */
export function presentRole(found: FoundRole, actor: Actor): Role {
  const { id, name, flags, featureFlags, homeRoute, enforceTwoFactor, users, version } = found;
  return {
    ...{ id, name, homeRoute, enforceTwoFactor, users, version },
    flags: { ...flags },
    featureFlags: { ...featureFlags },
    builtIn: isBuiltIn(found),
    allowed: allowedFor(actor, found),
  };
}
