import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { appUser, refreshToken, session } from '../../db/schema.ts';

const parent = alias(session, 'parent_session');
const administrator = alias(appUser, 'administrator');

export async function insertSession(db: Db, row: typeof session.$inferInsert, tokenHash: string): Promise<void> {
  await db.insert(session).values(row);
  await db.insert(refreshToken).values({ hash: tokenHash, sessionId: row.id, createdAt: row.createdAt });
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

/** The old token is used, the next one takes its place, and its session was seen. */
export async function replaceRefreshToken(
  db: Db,
  old: string,
  next: { hash: string; sessionId: string; createdAt: Date },
): Promise<void> {
  await db.update(refreshToken).set({ usedAt: next.createdAt }).where(eq(refreshToken.hash, old));
  await db.insert(refreshToken).values(next);
  await db.update(session).set({ lastSeenAt: next.createdAt }).where(eq(session.id, next.sessionId));
}

export async function moveSessionEnd(db: Db, sessionId: string, expiresAt: Date): Promise<void> {
  await db.update(session).set({ expiresAt }).where(eq(session.id, sessionId));
}

/** Ends a session, and those in which its user acts as another. @returns whether it was still there to be ended */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<boolean> {
  return (await revoke(db, eq(session.id, sessionId), now)) > 0;
}

/** Ends every session of a user but one, and with them those in which the user acts as another. */
export async function endOtherSessions(db: Db, userId: number, kept: string | undefined, now: Date): Promise<void> {
  const whose = eq(session.userId, userId);
  await revoke(db, kept === undefined ? whose : and(whose, ne(session.id, kept)), now);
}

async function revoke(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const chosen = db.select({ id: session.id }).from(session).where(which);
  const ended = await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(isNull(session.revokedAt), or(which, inArray(session.impersonatorSessionId, chosen))))
    .returning({ id: session.id });
  return ended.length;
}

const administratorName = sql<string>`trim(${administrator.firstname} || ' ' || ${administrator.lastname})`;

export const lastSeenFirst = [desc(session.lastSeenAt)];

export async function isSessionOf(db: Db, userId: number, sessionId: string): Promise<boolean> {
  const which = and(eq(session.id, sessionId), eq(session.userId, userId));
  return (await db.select({ id: session.id }).from(session).where(which)).length > 0;
}

interface WhichLive {
  readonly userId: number;
  readonly now: Date;
  /** The one session that is asked for. */
  readonly only?: string | undefined;
}

/** The live sessions of a user, with who acts as the user in them. */
export async function findLiveSessions(
  db: Db,
  which: WhichLive,
  { orderBy, limit, offset }: { orderBy: SQL[]; limit: number; offset: number },
) {
  return db
    .select({ session, impersonator: { id: administrator.id, name: administratorName } })
    .from(session)
    .leftJoin(parent, eq(parent.id, session.impersonatorSessionId))
    .leftJoin(administrator, eq(administrator.id, parent.userId))
    .where(liveOf(which))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countLiveSessions(db: Db, which: WhichLive): Promise<number> {
  const [row] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(session)
    .leftJoin(parent, eq(parent.id, session.impersonatorSessionId))
    .leftJoin(administrator, eq(administrator.id, parent.userId))
    .where(liveOf(which));
  return row?.rows ?? 0;
}

function liveOf({ userId, now, only }: WhichLive): SQL | undefined {
  const isOwn = isNull(session.impersonatorSessionId);
  const isParentLive = and(isNull(parent.revokedAt), gt(parent.expiresAt, now), eq(administrator.active, true));
  return and(
    eq(session.userId, userId),
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
    or(isOwn, isParentLive),
    only === undefined ? undefined : eq(session.id, only),
  );
}

/** Forgets the sessions that ended before a moment, and their refresh tokens. */
export async function deleteSessionsEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(session).where(or(lt(session.expiresAt, moment), lt(session.revokedAt, moment)));
}
