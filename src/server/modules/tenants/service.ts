import { and, count } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { tenant } from '../../db/schema.ts';

const columns = { id: tenant.id, name: tenant.name, createdAt: tenant.createdAt, q: tenant.name };

/** Every tenant, a page of them: whoever may call this sees them all. */
export async function listTenants(db: Db, query: ListQuery) {
  const parts = readListQuery(query, operations.tenants.list.list, columns);
  const where = and(...parts.where);
  const found = await db
    .select()
    .from(tenant)
    .where(where)
    .orderBy(...parts.orderBy)
    .limit(parts.limit)
    .offset(parts.offset);
  const [total] = await db.select({ rows: count() }).from(tenant).where(where);
  const rows = found.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt.toISOString() }));
  return listPage(rows, total?.rows ?? 0, parts);
}
