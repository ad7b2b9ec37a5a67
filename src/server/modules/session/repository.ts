import { and, eq, type SQL, sql } from 'drizzle-orm';
import { mergeFlags } from '#contract/flags.ts';
import type { Db } from '../../db/database.ts';
import { appUser, role, session, tenant, userRole } from '../../db/schema.ts';

export type User = typeof appUser.$inferSelect;
export type SessionRow = typeof session.$inferSelect;

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

export interface OwnedSession extends UserWithRoles {
  readonly session: SessionRow;
}

/** A session, its user and, where that is another, who acts as the user, with the session that it was begun in. */
export interface FoundSession extends OwnedSession {
  readonly behind: OwnedSession | null;
}

/** The user of an e-mail address, whatever its case. */
export function findUserByEmail(db: Db, email: string): Promise<UserWithRoles | undefined> {
  return findUser(db, eq(sql`lower(${appUser.email})`, email.trim().toLowerCase()));
}

export function findUserWithRoles(db: Db, userId: number): Promise<UserWithRoles | undefined> {
  return findUser(db, eq(appUser.id, userId));
}

async function findUser(db: Db, which: SQL): Promise<UserWithRoles | undefined> {
  const rows = await db
    .select({ user: appUser, tenantName: tenant.name, role })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .leftJoin(userRole, eq(userRole.userId, appUser.id))
    .leftJoin(role, eq(role.id, userRole.roleId))
    .where(which)
    .orderBy(role.id);
  const [first] = rows;
  return first && withRoles(first, rows);
}

/**
 * A session of a user with all that decides whether it is live, which is for the policy to say. One query, as each
 * request makes it; a second one where somebody acts as the user.
 */
export async function findSession(db: Db, userId: number, sessionId: string): Promise<FoundSession | undefined> {
  const found = await findOwnedSession(db, sessionId);
  if (found?.user.id !== userId) return undefined;
  const { impersonatorSessionId } = found.session;
  const behind = impersonatorSessionId === null ? undefined : await findOwnedSession(db, impersonatorSessionId);
  return { ...found, behind: behind ?? null };
}

async function findOwnedSession(db: Db, sessionId: string): Promise<OwnedSession | undefined> {
  const rows = await db
    .select({ user: appUser, tenantName: tenant.name, role, session })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .leftJoin(userRole, eq(userRole.userId, appUser.id))
    .leftJoin(role, eq(role.id, userRole.roleId))
    .where(eq(session.id, sessionId))
    .orderBy(role.id);
  const [first] = rows;
  return first && { ...withRoles(first, rows), session: first.session };
}

/** Rows of one user, one a role. */
function withRoles(
  { user, tenantName }: Pick<UserWithRoles, 'user' | 'tenantName'>,
  rows: readonly { role: typeof role.$inferSelect | null }[],
): UserWithRoles {
  const roles = rows.flatMap((row) => row.role ?? []);
  return {
    user,
    tenantName,
    roles: roles.map(({ name }) => name),
    flags: mergeFlags(roles.map(({ flags }) => flags)),
    featureFlags: mergeFlags(roles.map(({ featureFlags }) => featureFlags)),
    homeRoute: roles[0]?.homeRoute ?? '/',
    enforceTwoFactor: user.requiresTwoFactor || roles.some(({ enforceTwoFactor }) => enforceTwoFactor),
  };
}

export async function updateUser(db: Db, userId: number, changes: Partial<typeof appUser.$inferInsert>): Promise<void> {
  await db.update(appUser).set(changes).where(eq(appUser.id, userId));
}

/** Holds a user's row until the transaction ends: changes of credentials come one after another. */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update');
}

/**
 * Notes a sign-in and holds the user's row until the transaction ends, so that a change of credentials comes before
 * or after it. @returns false where the user's credentials are not those that were read
 */
export async function claimSignIn(db: Db, user: User, now: Date): Promise<boolean> {
  const claimed = await db
    .update(appUser)
    .set({ lastSignInAt: now })
    .where(
      and(
        eq(appUser.id, user.id),
        eq(appUser.active, true),
        sql`${appUser.passwordHash} IS NOT DISTINCT FROM ${user.passwordHash}`,
        sql`${appUser.twoFactorSecret} IS NOT DISTINCT FROM ${user.twoFactorSecret}`,
      ),
    )
    .returning({ id: appUser.id });
  return claimed.length > 0;
}
