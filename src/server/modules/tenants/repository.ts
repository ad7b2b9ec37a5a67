import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { RowsPage } from '../../db/list-query.ts';
import { appUser, response, tenant } from '../../db/schema.ts';

const listed = {
  id: tenant.id,
  name: tenant.name,
  createdAt: tenant.createdAt,
  version: tenant.version,
  users: sql<number>`(SELECT count(*)::int FROM ${appUser} WHERE ${appUser.tenantId} = ${tenant.id})`,
  responses: sql<number>`(SELECT count(*)::int FROM ${response} WHERE ${response.tenantId} = ${tenant.id})`,
};

export type ListedTenant = Awaited<ReturnType<typeof findTenants>>[number];

/** A page of tenants with what each has, in one query. */
export async function findTenants(db: Db, { where, orderBy, limit, offset }: RowsPage) {
  return db
    .select(listed)
    .from(tenant)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countTenants(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(tenant, where);
}

/** A tenant, held until the transaction ends. */
export async function lockTenant(db: Db, id: number) {
  const [found] = await db.select().from(tenant).where(eq(tenant.id, id)).for('update');
  return found;
}
