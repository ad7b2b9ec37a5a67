import { and, eq } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { Tenant } from '#contract/tenants.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { tenant } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { countTenants, findTenants, type ListedTenant } from './repository.ts';

const columns = { id: tenant.id, name: tenant.name, createdAt: tenant.createdAt, q: tenant.name };

/** Every tenant, a page of them: whoever may call this sees them all. */
export async function listTenants(db: Db, query: ListQuery) {
  const parts = readListQuery(query, operations.tenants.list.list, columns);
  const where = and(...parts.where);
  const found = await findTenants(db, { ...parts, where });
  return listPage(found.map(presentTenant), await countTenants(db, where), parts);
}

/** @throws HttpProblem 404 where there is none of that id */
export async function getTenant(db: Db, id: number): Promise<Tenant> {
  const [found] = await findTenants(db, { where: eq(tenant.id, id), orderBy: [], limit: 1, offset: 0 });
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentTenant(found);
}

function presentTenant({ id, name, users, responses, createdAt, version }: ListedTenant): Tenant {
  return { id, name, users, responses, createdAt: createdAt.toISOString(), version };
}
