import type { Permissions, Profile } from '#contract/session.ts';
import type { UserWithRoles } from './repository.ts';

export function presentPermissions(found: UserWithRoles, applicationVersion: string): Permissions {
  return {
    enforceTwoFactor: found.enforceTwoFactor,
    applicationVersion,
    base: { homeRoute: found.homeRoute },
    featureFlags: found.featureFlags,
    profileFlags: found.flags,
  };
}

/** A user as that user sees it. */
export function presentProfile(found: UserWithRoles, applicationVersion: string): Profile {
  const { user } = found;
  return {
    id: user.id,
    name: `${user.firstname} ${user.lastname}`.trim(),
    firstname: user.firstname,
    email: user.email,
    roles: found.roles,
    hasTwoFactor: user.twoFactorSecret !== null,
    requiresTwoFactor: found.enforceTwoFactor,
    isSystem: user.isSystem,
    tenant: { id: user.tenantId, name: found.tenantName },
    locale: user.locale,
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    permissions: presentPermissions(found, applicationVersion),
  };
}
