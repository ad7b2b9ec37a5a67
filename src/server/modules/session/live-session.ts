import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { mayImpersonate } from './policy.ts';
import {
  type FoundSession,
  findSession,
  type OwnedSession,
  type SessionRow,
  type User,
  type UserWithRoles,
} from './repository.ts';

/** A session that stands for somebody now, with its user; undefined for any other. One query. */
export async function findLiveSession(
  db: Db,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const found = await findSession(db, userId, sessionId);
  return found && isLive(found, now) ? found : undefined;
}

/**
 * Whether a session may still be used: neither it nor its user has ended, and the user has two-factor where it is
 * enforced. Where somebody acts as the user, that one has to be able to do so now, from a session that is live itself.
 */
function isLive(found: FoundSession, now: Date): boolean {
  const { session, behind } = found;
  if (session.impersonatorSessionId === null) return isUsable(found, now) && !lacksTwoFactor(found);
  if (behind === null || !isUsable(found, now) || !isUsable(behind, now) || lacksTwoFactor(behind)) return false;
  return mayImpersonate(actorOf({ ...behind, behind: null }), targetOf(found));
}

function isUsable({ user, session }: OwnedSession, now: Date): boolean {
  return user.active && !hasEnded(session, now);
}

function hasEnded({ revokedAt, expiresAt }: Pick<SessionRow, 'revokedAt' | 'expiresAt'>, now: Date): boolean {
  return revokedAt !== null || expiresAt <= now;
}

/** Whether a user may not come in yet: two-factor is enforced and not set up. */
export function lacksTwoFactor({ user, enforceTwoFactor }: UserWithRoles): boolean {
  return enforceTwoFactor && user.twoFactorSecret === null;
}

/** A user as the rule on impersonation sees one. */
export function targetOf({ user, roles, flags }: Pick<FoundSession, 'user' | 'roles' | 'flags'>) {
  return { id: user.id, tenantId: user.tenantId, active: user.active, isSystem: user.isSystem, roles, flags };
}

/** Who a session stands for. */
export function actorOf({ session, behind, ...found }: FoundSession): Actor {
  return {
    ...actorOfUser(found),
    sessionId: session.id,
    impersonator: behind && { id: behind.user.id, name: nameOf(behind.user) },
    apiToken: null,
  };
}

/** What of an actor is the user's, however that one comes in. */
export function actorOfUser({ user, roles, flags }: Pick<UserWithRoles, 'user' | 'roles' | 'flags'>) {
  const { id: userId, tenantId, isSystem, locale } = user;
  return { userId, tenantId, roles, isSystem, flags, locale };
}

export function nameOf({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`.trim();
}
