import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { FlagMap } from '#contract/flags.ts';
import type { Db } from '../../db/database.ts';
import { appUser, role, tenant, userRole } from '../../db/schema.ts';

/** What a user's name reads as. */
export const fullName = sql<string>`trim(${appUser.firstname} || ' ' || ${appUser.lastname})`;

interface RoleFacts {
  readonly name: string;
  readonly flags: FlagMap;
  readonly enforceTwoFactor: boolean;
}

/** The roles of each row's user, read along with the row. */
const roles = sql<RoleFacts[]>`coalesce((
  SELECT json_agg(json_build_object(
    'name', ${role.name}, 'flags', ${role.flags}, 'enforceTwoFactor', ${role.enforceTwoFactor}) ORDER BY ${role.id})
  FROM ${userRole} JOIN ${role} ON ${role.id} = ${userRole.roleId}
  WHERE ${userRole.userId} = ${appUser.id}), '[]')`;

/** No hash and no secret is read at all. */
const listed = {
  id: appUser.id,
  tenantId: appUser.tenantId,
  tenantName: tenant.name,
  name: fullName,
  firstname: appUser.firstname,
  lastname: appUser.lastname,
  email: appUser.email,
  active: appUser.active,
  isSystem: appUser.isSystem,
  locale: appUser.locale,
  hasTwoFactor: sql<boolean>`${appUser.twoFactorSecret} IS NOT NULL`,
  requiresTwoFactor: appUser.requiresTwoFactor,
  lastSignInAt: appUser.lastSignInAt,
  createdAt: appUser.createdAt,
  roles,
};

export interface UsersPage {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
}

export type ListedUser = Awaited<ReturnType<typeof findUsers>>[number];

/** A page of users with tenant and roles, in one query. */
export async function findUsers(db: Db, { where, orderBy, limit, offset }: UsersPage) {
  return db
    .select(listed)
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countUsers(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(appUser).where(where);
  return row?.rows ?? 0;
}
