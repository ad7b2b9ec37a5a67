import { and, eq, sql } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { decideFlag, mergeFlags } from '#contract/flags.ts';
import { operations } from '#contract/index.ts';
import { knownFlags } from '#contract/known-flags.ts';
import type { EffectiveFlag, User } from '#contract/users.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { appUser, userRole } from '../../db/schema.ts';
import { groupMember } from '../../db/schema-back-office.ts';
import { HttpProblem } from '../../http/problem.ts';
import { visibleTo } from './policy.ts';
import { presentUser } from './presenter.ts';
import { countUsers, findUser, findUsers, fullName, hasRole, isInGroup, type ListedUser } from './repository.ts';

const columns = {
  id: appUser.id,
  name: sql`lower(${fullName})`,
  email: appUser.email,
  tenant: appUser.tenantId,
  active: appUser.active,
  lastSignInAt: appUser.lastSignInAt,
  createdAt: appUser.createdAt,
  q: appUser.search,
};
const related = {
  role: { column: userRole.roleId, exists: hasRole },
  group: { column: groupMember.groupId, exists: isInGroup },
};

/** The users that an actor may see, a page of them. */
export async function listUsers(db: Db, actor: Actor, query: ListQuery) {
  const parts = readListQuery(query, operations.users.list.list, columns, related);
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
  return presentUser(await findVisible(db, actor, id), actor);
}

/** @throws HttpProblem 404 where it is absent or not the actor's to see */
export async function findVisible(db: Db, actor: Actor, id: number): Promise<ListedUser> {
  const found = await findUser(db, and(...visibleTo(actor), eq(appUser.id, id)));
  if (!found) throw new HttpProblem(404, 'notFound');
  return found;
}

/**
 * Why a user may do what that user may: every known flag with the key that decides it, and the roles that say so.
 * @throws HttpProblem 404 where it is absent or not the actor's to see
 */
export async function explainFlags(db: Db, actor: Actor, id: number): Promise<EffectiveFlag[]> {
  const { roles } = await findVisible(db, actor, id);
  const flags = mergeFlags(roles.map((role) => role.flags));
  return knownFlags.map((flag) => {
    const decided = decideFlag(flags, flag);
    if (!decided) return { flag, granted: false, key: null, roles: [] };
    const { key, granted } = decided;
    const saying = roles.filter((role) => Object.hasOwn(role.flags, key) && role.flags[key] === granted);
    return { flag, granted, key, roles: saying.map(({ name }) => name) };
  });
}
