import type { Profile, Session } from '#contract/session.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { uuidV7 } from '../../ids.ts';
import { refreshGrace, sessionLife } from './limits.ts';
import { verifyPassword } from './password.ts';
import { presentPermissions, presentProfile } from './presenter.ts';
import * as repository from './repository.ts';
import { hashToken, newRefreshToken, signAccessToken, successorOf, verifyAccessToken } from './tokens.ts';

export { hashPassword } from './password.ts';

/** Who an access token stands for, as the database says now; null where it stands for nobody any more. */
export async function authenticate(context: Context, token: string): Promise<Actor | null> {
  const claims = await verifyAccessToken(token, context.secrets, context.clock);
  if (!claims) return null;
  const { userId, sessionId } = claims;
  const found = await repository.findUserOfSession(context.database.db, userId, sessionId, context.clock.now());
  if (!found) return null;
  const { user, roles, flags } = found;
  return { userId, sessionId, tenantId: user.tenantId, roles, isSystem: user.isSystem, flags, locale: user.locale };
}

/**
 * Signs in by password.
 * @throws HttpProblem 403 for whatever is wrong, in the same words and the same time
 */
export async function signIn(
  context: Context,
  username: string,
  password: string,
  userAgent: string,
): Promise<Session> {
  const { db } = context.database;
  const user = await repository.findUserByEmail(db, username);
  const known = await verifyPassword(user?.passwordHash, password);
  if (!user || !known || !user.active) throw new HttpProblem(403, 'credentials');
  const now = context.clock.now();
  const session = {
    id: uuidV7(now),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLife),
    userAgent: userAgent.slice(0, 300),
  };
  const refreshToken = newRefreshToken();
  await db.transaction((tx) => repository.insertSession(tx, session, hashToken(refreshToken)));
  return presentSession(context, user.id, session.id, refreshToken);
}

/**
 * Trades a refresh token for the next pair. Within the grace a used token gives the same successor again;
 * after it, its use means that it was stolen, and the whole session ends (RFC 9700 section 4.14.2).
 * @throws HttpProblem 401
 */
export async function refresh(context: Context, refreshToken: string, userId: number): Promise<Session> {
  const now = context.clock.now();
  const hash = hashToken(refreshToken);
  const next = successorOf(refreshToken, context.secrets);
  const sessionId = await context.database.db.transaction(async (tx) => {
    const found = await repository.lockRefreshToken(tx, hash);
    if (!found || found.session.userId !== userId) return undefined;
    const { token, session } = found;
    if (session.revokedAt || session.expiresAt <= now) return undefined;
    if (!token.usedAt) {
      await repository.replaceRefreshToken(tx, hash, { hash: hashToken(next), sessionId: session.id, createdAt: now });
    } else if (now.getTime() - token.usedAt.getTime() > refreshGrace) {
      await repository.revokeSession(tx, session.id, now);
      return undefined;
    }
    return session.id;
  });
  if (!sessionId) throw new HttpProblem(401, 'sessionEnded');
  return presentSession(context, userId, sessionId, next);
}

/** Ends the session of an access token. A token that stands for nothing has nothing to end. */
export async function signOut(context: Context, token: string | undefined): Promise<void> {
  const claims = token && (await verifyAccessToken(token, context.secrets, context.clock));
  if (claims) await repository.revokeSession(context.database.db, claims.sessionId, context.clock.now());
}

export async function readProfile(context: Context, actor: Actor): Promise<Profile> {
  const found = await repository.findUserWithRoles(context.database.db, actor.userId);
  if (!found) throw new HttpProblem(401, 'sessionEnded');
  return presentProfile(found, context.version);
}

async function presentSession(
  context: Context,
  userId: number,
  sessionId: string,
  refreshToken: string,
): Promise<Session> {
  const found = await repository.findUserWithRoles(context.database.db, userId);
  if (!found) throw new HttpProblem(401, 'sessionEnded');
  const profile = { ...found, isSystem: found.user.isSystem, permissions: presentPermissions(found, context.version) };
  const token = await signAccessToken({ userId, sessionId }, profile, context.secrets, context.clock);
  return { token, refreshToken, hasTwoFactor: found.user.twoFactorSecret !== null };
}
