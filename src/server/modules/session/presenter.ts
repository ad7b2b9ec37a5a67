import type { OwnSession } from '#contract/account.ts';
import type { Impersonator, Permissions, Profile, TokenPayload } from '#contract/session.ts';
import { actorOf, nameOf } from './live-session.ts';
import type { FoundSession, SessionRow, UserWithRoles } from './repository.ts';

export function presentPermissions(found: UserWithRoles, applicationVersion: string): Permissions {
  return {
    enforceTwoFactor: found.enforceTwoFactor,
    applicationVersion,
    base: { homeRoute: found.homeRoute },
    featureFlags: found.featureFlags,
    profileFlags: found.flags,
  };
}

/** What an access token says, its end aside. */
export function presentToken(found: FoundSession, applicationVersion: string): Omit<TokenPayload, 'exp'> {
  const { userId, sessionId, roles, isSystem, impersonator } = actorOf(found);
  return {
    id: userId,
    sid: sessionId,
    sessionEnd: Math.floor(found.session.expiresAt.getTime() / 1000),
    ...(impersonator && { impersonator }),
    config: presentPermissions(found, applicationVersion),
    roles: [...roles],
    isSystem,
  };
}

/** A user as that user sees it. */
export function presentProfile(found: FoundSession, applicationVersion: string): Profile {
  const { user } = found;
  return {
    id: user.id,
    name: nameOf(user),
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    roles: found.roles,
    hasTwoFactor: user.twoFactorSecret !== null,
    requiresTwoFactor: found.enforceTwoFactor,
    isSystem: user.isSystem,
    tenant: { id: user.tenantId, name: found.tenantName },
    locale: user.locale,
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    impersonator: actorOf(found).impersonator,
    permissions: presentPermissions(found, applicationVersion),
  };
}

export function presentOwnSession(
  session: SessionRow,
  impersonator: Impersonator | null,
  currentId: string,
): OwnSession {
  return {
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    userAgent: session.userAgent,
    address: session.address,
    isCurrent: session.id === currentId,
    impersonator,
  };
}
