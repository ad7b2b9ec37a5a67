import { and, eq, sql } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { Role } from '#contract/roles.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { role } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { countedFor } from './policy.ts';
import { presentRole } from './presenter.ts';
import { countRoles, findRoles } from './repository.ts';

const columns = {
  id: role.id,
  name: sql`lower(${role.name})`,
  homeRoute: role.homeRoute,
  enforceTwoFactor: role.enforceTwoFactor,
  q: role.name,
};

/** Every role, a page of them. */
export async function listRoles(db: Db, actor: Actor, query: ListQuery) {
  const parts = readListQuery(query, operations.roles.list.list, columns);
  const where = and(...parts.where);
  const found = await findRoles(db, { ...parts, where }, countedFor(actor));
  const total = await countRoles(db, where);
  return listPage(
    found.map((one) => presentRole(one, actor)),
    total,
    parts,
  );
}

/** @throws HttpProblem 404 where it is absent */
export async function getRole(db: Db, actor: Actor, id: number): Promise<Role> {
  const page = { where: eq(role.id, id), orderBy: [], limit: 1, offset: 0 };
  const [found] = await findRoles(db, page, countedFor(actor));
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentRole(found, actor);
}
