import { and, eq, not, sql } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import type { Group } from '#contract/groups.ts';
import { operations } from '#contract/index.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { appUser } from '../../db/schema.ts';
import { userGroup } from '../../db/schema-back-office.ts';
import { HttpProblem } from '../../http/problem.ts';
import { groupsSeenBy, peopleSeenBy } from './policy.ts';
import { presentGroup, presentPerson } from './presenter.ts';
import { countGroups, countPeople, findGroups, findPeople, fullName, isMember } from './repository.ts';

const columns = {
  id: userGroup.id,
  name: sql`lower(${userGroup.name})`,
  tenant: userGroup.tenantId,
  createdAt: userGroup.createdAt,
  q: sql`${userGroup.name} || ' ' || ${userGroup.description}`,
};

const peopleColumns = {
  id: appUser.id,
  name: sql`lower(${fullName})`,
  email: appUser.email,
  active: appUser.active,
  q: appUser.search,
};

/** The groups that an actor may see, a page of them. */
export async function listGroups(db: Db, actor: Actor, query: ListQuery) {
  const parts = readListQuery(query, operations.groups.list.list, columns);
  const where = and(groupsSeenBy(actor), ...parts.where);
  const found = await findGroups(db, { ...parts, where }, peopleSeenBy(actor));
  return listPage(found.map(presentGroup), await countGroups(db, where), parts);
}

/** @throws HttpProblem 404 where it is absent or not the actor's to see */
export async function getGroup(db: Db, actor: Actor, id: number): Promise<Group> {
  const where = and(groupsSeenBy(actor), eq(userGroup.id, id));
  const [found] = await findGroups(db, { where, orderBy: [], limit: 1, offset: 0 }, peopleSeenBy(actor));
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentGroup(found);
}

/**
 * The members of a group or, as candidates, the other users of its tenant: a page of them.
 * @throws HttpProblem 404 where the group is absent or not the actor's to see
 */
export async function listPeople(
  db: Db,
  actor: Actor,
  groupId: number,
  query: ListQuery,
  which: 'members' | 'candidates',
) {
  const { tenant } = await getGroup(db, actor, groupId);
  const parts = readListQuery(query, operations.groups[which].list, peopleColumns);
  const member = isMember(groupId);
  const whose = which === 'members' ? member : and(eq(appUser.tenantId, tenant.id), not(member));
  const where = and(whose, peopleSeenBy(actor), ...parts.where);
  const found = await findPeople(db, { ...parts, where });
  return listPage(found.map(presentPerson), await countPeople(db, where), parts);
}
