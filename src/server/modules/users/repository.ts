import { and, asc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { FlagMap } from '#contract/flags.ts';
import type { Db } from '../../db/database.ts';
import { idsOfPage, type RowsPage } from '../../db/list-query.ts';
import { appUser, role, tenant, userRole } from '../../db/schema.ts';
import { groupMember, userGroup } from '../../db/schema-back-office.ts';

/** What a user's name reads as. */
export const fullName = sql<string>`trim(${appUser.firstname} || ' ' || ${appUser.lastname})`;

export interface RoleFacts {
  readonly id: number;
  readonly name: string;
  readonly flags: FlagMap;
  readonly enforceTwoFactor: boolean;
}

export interface GroupFacts {
  readonly id: number;
  readonly name: string;
}

/** The roles of each row's user, read along with the row. */
const roles = sql<RoleFacts[]>`coalesce((
  SELECT json_agg(json_build_object(
    'id', ${role.id}, 'name', ${role.name}, 'flags', ${role.flags}, 'enforceTwoFactor', ${role.enforceTwoFactor}
  ) ORDER BY ${role.id})
  FROM ${userRole} JOIN ${role} ON ${role.id} = ${userRole.roleId}
  WHERE ${userRole.userId} = ${appUser.id}), '[]')`;

const groups = sql<GroupFacts[]>`coalesce((
  SELECT json_agg(json_build_object('id', ${userGroup.id}, 'name', ${userGroup.name}) ORDER BY lower(${userGroup.name}))
  FROM ${groupMember} JOIN ${userGroup} ON ${userGroup.id} = ${groupMember.groupId}
  WHERE ${groupMember.userId} = ${appUser.id}), '[]')`;

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
  version: appUser.version,
  roles,
  groups,
};

/** Which users are of a role or a group, as a condition on the user. */
export const hasRole = (which: SQL | undefined): SQL =>
  exists(sql`(SELECT 1 FROM ${userRole} WHERE ${and(sql`${userRole.userId} = ${appUser.id}`, which)})`);
export const isInGroup = (which: SQL | undefined): SQL =>
  exists(sql`(SELECT 1 FROM ${groupMember} WHERE ${and(sql`${groupMember.userId} = ${appUser.id}`, which)})`);

export type ListedUser = Awaited<ReturnType<typeof findUsers>>[number];

/** A page of users with tenant, roles and groups, in one query; what is read along is read for the page's rows alone. */
export async function findUsers(db: Db, rows: RowsPage) {
  const page = idsOfPage(db, appUser, rows);
  return db
    .select(listed)
    .from(page)
    .innerJoin(appUser, eq(appUser.id, page.id))
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .orderBy(...rows.orderBy);
}

export async function findUser(db: Db, where: SQL | undefined): Promise<ListedUser | undefined> {
  const [found] = await findUsers(db, { where, orderBy: [], limit: 1, offset: 0 });
  return found;
}

export async function countUsers(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(appUser, where);
}

export async function findRoles(db: Db, ids: readonly number[]): Promise<RoleFacts[]> {
  const { id, name, flags, enforceTwoFactor } = role;
  return db
    .select({ id, name, flags, enforceTwoFactor })
    .from(role)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id));
}

export async function findGroups(db: Db, tenantId: number, ids: readonly number[]): Promise<GroupFacts[]> {
  const { id, name } = userGroup;
  return db
    .select({ id, name })
    .from(userGroup)
    .where(and(eq(userGroup.tenantId, tenantId), inArray(id, [...ids])));
}

export async function isTenant(db: Db, id: number): Promise<boolean> {
  return (await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, id))).length > 0;
}

/** Whether another user has an e-mail address, whatever its case. */
export async function isEmailTaken(db: Db, email: string, butOf: number | undefined): Promise<boolean> {
  const isIt = eq(sql`lower(${appUser.email})`, email.toLowerCase());
  const where = butOf === undefined ? isIt : and(isIt, ne(appUser.id, butOf));
  return (await countUsers(db, where)) > 0;
}

export async function insertUser(db: Db, row: typeof appUser.$inferInsert): Promise<number> {
  const [made] = await db.insert(appUser).values(row).returning({ id: appUser.id });
  if (!made) throw new Error('A user was not stored');
  return made.id;
}

/** @returns whether the user was still there to be deleted */
export async function deleteUser(db: Db, id: number): Promise<boolean> {
  return (await db.delete(appUser).where(eq(appUser.id, id)).returning({ id: appUser.id })).length > 0;
}

/** Gives a user these roles and no others. */
export async function replaceRoles(db: Db, userId: number, roleIds: readonly number[]): Promise<void> {
  await db.delete(userRole).where(eq(userRole.userId, userId));
  if (roleIds.length > 0) await db.insert(userRole).values(roleIds.map((roleId) => ({ userId, roleId })));
}

/** Makes a user a member of these groups and no others. */
export async function replaceGroups(db: Db, userId: number, groupIds: readonly number[]): Promise<void> {
  await db.delete(groupMember).where(eq(groupMember.userId, userId));
  if (groupIds.length > 0) await db.insert(groupMember).values(groupIds.map((groupId) => ({ userId, groupId })));
}
