import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { ListParts } from '../../db/list-query.ts';
import { appUser, role, userRole } from '../../db/schema.ts';

type RolesPage = Pick<ListParts, 'orderBy' | 'limit' | 'offset'> & { readonly where: SQL | undefined };

export type FoundRole = Awaited<ReturnType<typeof findRoles>>[number];

/** A page of roles, each with the number of users that hold it, of those that `seen` lets through. */
export async function findRoles(db: Db, { where, orderBy, limit, offset }: RolesPage, seen: SQL | undefined) {
  const users = sql<number>`(
    SELECT count(*)::int FROM ${userRole} JOIN ${appUser} ON ${appUser.id} = ${userRole.userId}
    WHERE ${and(sql`${userRole.roleId} = ${role.id}`, seen)})`;
  return db
    .select({ ...getTableColumns(role), users })
    .from(role)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countRoles(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(role, where);
}

/** A role as it is stored, held until the transaction ends so that nobody gives it away meanwhile. */
export async function lockRole(db: Db, id: number): Promise<typeof role.$inferSelect | undefined> {
  const [found] = await db.select().from(role).where(eq(role.id, id)).for('update');
  return found;
}

export async function countHolders(db: Db, roleId: number): Promise<number> {
  return db.$count(userRole, eq(userRole.roleId, roleId));
}
