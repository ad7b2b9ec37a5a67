import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { appUser } from '../../db/schema.ts';
import { groupMember } from '../../db/schema-back-office.ts';
import type { By } from '../../http/by.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit } from '../audit/service.ts';
import { lockSeenGroup } from './change-groups.ts';
import { peopleSeenBy } from './policy.ts';

/**
 * Makes users members of a group, all of them or none, and says how many were none yet.
 * @throws HttpProblem 404 where the group is not there to see, 422 where a user is not of its tenant
 */
export async function addMembers(db: Db, groupId: number, users: readonly number[], by: By): Promise<number> {
  const { actor, now, origin, locale } = by;
  const { tenantId } = await lockSeenGroup(db, groupId, by);
  const ids = [...new Set(users)];
  const joining = and(inArray(appUser.id, ids), eq(appUser.tenantId, tenantId), peopleSeenBy(actor));
  if ((await db.$count(appUser, joining)) < ids.length) {
    throw new HttpProblem(422, 'invalid', { errors: { users: [message(locale, 'groupMemberUnknown')] } });
  }
  const added = await db
    .insert(groupMember)
    .values(ids.map((userId) => ({ groupId, userId })))
    .onConflictDoNothing()
    .returning({ id: groupMember.userId });
  if (added.length === 0) return 0;
  const after = { members: added.map(({ id }) => id) };
  await audit(db, now, { actor, tenantId, action: 'change', entity: 'group', entityId: groupId, after, origin });
  return added.length;
}

/**
 * Takes a user out of a group.
 * @throws HttpProblem 404 where the group, or that member of it, is not there to see
 */
export async function removeMember(db: Db, groupId: number, userId: number, by: By): Promise<void> {
  const { actor, now, origin } = by;
  const { tenantId } = await lockSeenGroup(db, groupId, by);
  const seen = db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, userId), peopleSeenBy(actor)));
  const removed = await db
    .delete(groupMember)
    .where(and(eq(groupMember.groupId, groupId), inArray(groupMember.userId, seen)))
    .returning({ id: groupMember.userId });
  if (removed.length === 0) throw new HttpProblem(404, 'notFound');
  const before = { members: [userId] };
  await audit(db, now, { actor, tenantId, action: 'change', entity: 'group', entityId: groupId, before, origin });
}
