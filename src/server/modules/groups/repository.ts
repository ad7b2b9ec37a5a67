import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { ListParts } from '../../db/list-query.ts';
import { appUser, tenant } from '../../db/schema.ts';
import { groupMember, userGroup } from '../../db/schema-back-office.ts';

type Page = Pick<ListParts, 'orderBy' | 'limit' | 'offset'> & { readonly where: SQL | undefined };

export type FoundGroup = Awaited<ReturnType<typeof findGroups>>[number];
export type FoundPerson = Awaited<ReturnType<typeof findPeople>>[number];

/** What a user's name reads as. */
export const fullName = sql<string>`trim(${appUser.firstname} || ' ' || ${appUser.lastname})`;

/** A page of groups, each with its tenant and the number of its members, of those that `seen` lets through. */
export async function findGroups(db: Db, { where, orderBy, limit, offset }: Page, seen: SQL | undefined) {
  const members = sql<number>`(
    SELECT count(*)::int FROM ${groupMember} JOIN ${appUser} ON ${appUser.id} = ${groupMember.userId}
    WHERE ${and(sql`${groupMember.groupId} = ${userGroup.id}`, seen)})`;
  const { id, name, description, tenantId, createdAt, version } = userGroup;
  return db
    .select({ id, name, description, tenantId, tenantName: tenant.name, members, createdAt, version })
    .from(userGroup)
    .innerJoin(tenant, eq(tenant.id, userGroup.tenantId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countGroups(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(userGroup, where);
}

/** A group as it is stored, held until the transaction ends. */
export async function lockGroup(db: Db, where: SQL | undefined) {
  const [found] = await db.select().from(userGroup).where(where).for('update');
  return found;
}

export async function findPeople(db: Db, { where, orderBy, limit, offset }: Page) {
  const { id, email, active } = appUser;
  return db
    .select({ id, name: fullName, email, active })
    .from(appUser)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countPeople(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(appUser, where);
}

/** Whether a user is a member of a group. */
export function isMember(groupId: number): SQL {
  return sql`EXISTS (SELECT FROM ${groupMember}
    WHERE ${groupMember.groupId} = ${groupId} AND ${groupMember.userId} = ${appUser.id})`;
}
