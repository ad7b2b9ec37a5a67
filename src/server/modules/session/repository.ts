import { and, eq, isNull, sql } from 'drizzle-orm';
import { mergeFlags } from '#contract/flags.ts';
import type { Db } from '../../db/database.ts';
import { appUser, refreshToken, role, session, tenant, userRole } from '../../db/schema.ts';

export type User = typeof appUser.$inferSelect;

/** A user with what the roles add up to. */
export interface UserWithRoles {
  readonly user: User;
  readonly tenantName: string;
  readonly roles: string[];
  readonly flags: Record<string, boolean>;
  readonly featureFlags: Record<string, boolean>;
  readonly homeRoute: string;
  readonly enforceTwoFactor: boolean;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(appUser)
    .where(eq(sql`lower(${appUser.email})`, email.trim().toLowerCase()));
  return user;
}

export function findUserWithRoles(db: Db, userId: number): Promise<UserWithRoles | undefined> {
  return userRows(db, userId, undefined);
}

/** The user of a session that is neither ended nor past its limit; one query. */
export function findUserOfSession(
  db: Db,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<UserWithRoles | undefined> {
  return userRows(db, userId, { sessionId, now });
}

async function userRows(
  db: Db,
  userId: number,
  live: { sessionId: string; now: Date } | undefined,
): Promise<UserWithRoles | undefined> {
  const rows = await db
    .select({ user: appUser, tenantName: tenant.name, role, session })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .leftJoin(userRole, eq(userRole.userId, appUser.id))
    .leftJoin(role, eq(role.id, userRole.roleId))
    .leftJoin(session, and(eq(session.userId, appUser.id), eq(session.id, live?.sessionId ?? noSession)))
    .where(and(eq(appUser.id, userId), eq(appUser.active, true)))
    .orderBy(role.id);
  const [first] = rows;
  if (!first) return undefined;
  if (live && (!first.session || first.session.revokedAt || first.session.expiresAt <= live.now)) return undefined;
  const roles = rows.flatMap((row) => row.role ?? []);
  return {
    user: first.user,
    tenantName: first.tenantName,
    roles: roles.map(({ name }) => name),
    flags: mergeFlags(roles.map(({ flags }) => flags)),
    featureFlags: mergeFlags(roles.map(({ featureFlags }) => featureFlags)),
    homeRoute: roles[0]?.homeRoute ?? '/',
    enforceTwoFactor: first.user.requiresTwoFactor || roles.some(({ enforceTwoFactor }) => enforceTwoFactor),
  };
}

const noSession = '00000000-0000-0000-0000-000000000000';

export async function insertSession(
  db: Db,
  row: { id: string; userId: number; createdAt: Date; expiresAt: Date; userAgent: string },
  tokenHash: string,
): Promise<void> {
  await db.insert(session).values(row);
  await db.insert(refreshToken).values({ hash: tokenHash, sessionId: row.id, createdAt: row.createdAt });
  await db.update(appUser).set({ lastSignInAt: row.createdAt }).where(eq(appUser.id, row.userId));
}

/** A refresh token with its session, both locked until the transaction ends. */
export async function lockRefreshToken(db: Db, hash: string) {
  const [row] = await db
    .select({ token: refreshToken, session })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .where(eq(refreshToken.hash, hash))
    .for('update');
  return row;
}

export async function replaceRefreshToken(
  db: Db,
  old: string,
  next: { hash: string; sessionId: string; createdAt: Date },
) {
  await db.update(refreshToken).set({ usedAt: next.createdAt }).where(eq(refreshToken.hash, old));
  await db.insert(refreshToken).values(next);
}

export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
}
