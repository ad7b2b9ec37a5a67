import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import type { RowsPage } from '../../db/list-query.ts';
import { appUser, tenant } from '../../db/schema.ts';
import { apiToken } from '../../db/schema-back-office.ts';
import { fullName } from './repository.ts';

const maker = alias(appUser, 'maker');

/** The hash is not read. */
const listed = {
  id: apiToken.id,
  name: apiToken.name,
  user: { id: appUser.id, name: fullName },
  tenant: { id: tenant.id, name: tenant.name },
  createdBy: { id: maker.id, name: sql<string>`trim(${maker.firstname} || ' ' || ${maker.lastname})` },
  createdAt: apiToken.createdAt,
  expiresAt: apiToken.expiresAt,
  lastUsedAt: apiToken.lastUsedAt,
  revokedAt: apiToken.revokedAt,
};

export type ListedToken = Awaited<ReturnType<typeof findTokens>>[number];

export async function findTokens(db: Db, { where, orderBy, limit, offset }: RowsPage) {
  return db
    .select(listed)
    .from(apiToken)
    .innerJoin(appUser, eq(appUser.id, apiToken.userId))
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .leftJoin(maker, eq(maker.id, apiToken.createdBy))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function findToken(db: Db, where: SQL | undefined): Promise<ListedToken | undefined> {
  const [found] = await findTokens(db, { where, orderBy: [], limit: 1, offset: 0 });
  return found;
}

export async function countTokens(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(apiToken)
    .innerJoin(appUser, eq(appUser.id, apiToken.userId))
    .where(where);
  return row?.rows ?? 0;
}

export async function insertToken(db: Db, row: typeof apiToken.$inferInsert): Promise<number> {
  const [made] = await db.insert(apiToken).values(row).returning({ id: apiToken.id });
  if (!made) throw new Error('An API token was not stored');
  return made.id;
}

/** @returns whether it was still there to be revoked */
export async function revokeToken(db: Db, id: number, now: Date): Promise<boolean> {
  const where = and(eq(apiToken.id, id), isNull(apiToken.revokedAt));
  return (await db.update(apiToken).set({ revokedAt: now }).where(where).returning({ id: apiToken.id })).length > 0;
}

export async function revokeTokensOf(db: Db, userId: number, now: Date): Promise<void> {
  const where = and(eq(apiToken.userId, userId), isNull(apiToken.revokedAt));
  await db.update(apiToken).set({ revokedAt: now }).where(where);
}
