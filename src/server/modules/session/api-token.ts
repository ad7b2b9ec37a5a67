import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Actor, isWithinRights } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { apiToken } from '../../db/schema-back-office.ts';
import { actorOfUser, lacksTwoFactor } from './live-session.ts';
import { findUserWithRoles, type UserWithRoles } from './repository.ts';
import { hashToken } from './tokens.ts';

/** What API tokens begin with, so that people and scanners of source code know one when they see it. */
const prefix = 'ams_';
/** Milliseconds until a use is noted again. */
const noteEvery = 60_000;

/** A new API token of 256 random bits, and what is kept of it. */
export function newApiToken(): { token: string; hash: string } {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

export function isApiToken(token: string): boolean {
  return token.startsWith(prefix);
}

/**
 * Who an API token stands for, with the rights of now; null where it ended, its user may not come in, or it was made by
 * another who may do less by now than that user.
 */
export async function authenticateByApiToken(db: Db, token: string, now: Date): Promise<Actor | null> {
  const [row] = await db
    .select()
    .from(apiToken)
    .where(and(eq(apiToken.hash, hashToken(token)), isNull(apiToken.revokedAt), gt(apiToken.expiresAt, now)));
  if (!row) return null;
  const found = await findUserWithRoles(db, row.userId);
  if (!found?.user.active || lacksTwoFactor(found) || !(await isMakersToGive(db, row, found))) return null;
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= noteEvery) {
    await db.update(apiToken).set({ lastUsedAt: now }).where(eq(apiToken.id, row.id));
  }
  return { ...actorOfUser(found), sessionId: '', impersonator: null, apiToken: { id: row.id, name: row.name } };
}

/** Whoever makes a token for another must not come by more rights when that one gets them. */
async function isMakersToGive(
  db: Db,
  { userId, createdBy }: Pick<typeof apiToken.$inferSelect, 'userId' | 'createdBy'>,
  owner: UserWithRoles,
): Promise<boolean> {
  if (createdBy === null || createdBy === userId) return true;
  const maker = await findUserWithRoles(db, createdBy);
  return maker === undefined || isWithinRights(maker, owner);
}
