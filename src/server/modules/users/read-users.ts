import { and, eq, sql } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { appUser } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { visibleTo } from './policy.ts';
import { presentUser } from './presenter.ts';
import { countUsers, findUsers, fullName } from './repository.ts';

const columns = {
  id: appUser.id,
  name: sql`lower(${fullName})`,
  email: appUser.email,
  tenant: appUser.tenantId,
  active: appUser.active,
  lastSignInAt: appUser.lastSignInAt,
  createdAt: appUser.createdAt,
  q: sql`${fullName} || ' ' || ${appUser.email}`,
};

/** The users that an actor may see, a page of them. */
export async function listUsers(db: Db, actor: Actor, query: ListQuery) {
  const parts = readListQuery(query, operations.users.list.list, columns);
  const where = and(...visibleTo(actor), ...parts.where);
  const found = await findUsers(db, { ...parts, where });
  const total = await countUsers(db, where);
  return listPage(
    found.map((user) => presentUser(user, actor)),
    total,
    parts,
  );
}

/** @throws HttpProblem 404 where it is absent or not the actor's to see */
export async function getUser(db: Db, actor: Actor, id: number): Promise<User> {
  const where = and(...visibleTo(actor), eq(appUser.id, id));
  const [found] = await findUsers(db, { where, orderBy: [], limit: 1, offset: 0 });
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentUser(found, actor);
}
