import { and, eq } from 'drizzle-orm';
import type { operations } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import type { BodyOf } from '#contract/operation.ts';
import { seesEveryTenant } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { tenant } from '../../db/schema.ts';
import { userGroup } from '../../db/schema-back-office.ts';
import { refuseDuplicate } from '../../db/unique.ts';
import { changeUnlessChanged } from '../../db/versioned.ts';
import type { By } from '../../http/by.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit, differences } from '../audit/service.ts';
import { groupsSeenBy } from './policy.ts';
import { lockGroup } from './repository.ts';

/**
 * Makes a group, and gives its id.
 * @throws HttpProblem 422 where its name is taken in that tenant, or the tenant is not the actor's to see
 */
export async function createGroup(db: Db, body: BodyOf<typeof operations.groups.create>, by: By): Promise<number> {
  const { tenant: wanted, ...fields } = body;
  const { actor, now, origin, locale } = by;
  const tenantId = wanted ?? actor.tenantId;
  await refuseOtherTenant(db, tenantId, by);
  const row = { ...fields, tenantId, createdAt: now };
  const [made] = await unlessNameTaken(db.insert(userGroup).values(row).returning({ id: userGroup.id }), locale);
  if (!made) throw new Error('The group was not made');
  const changed = differences({}, { ...fields, tenant: tenantId });
  await audit(db, now, { actor, tenantId, action: 'create', entity: 'group', entityId: made.id, ...changed, origin });
  return made.id;
}

/**
 * Changes a group's name and description.
 * @throws HttpProblem 404 where it is not there to see, 409 where it was changed since its editor read it, 422 where
 * its name is taken
 */
export async function updateGroup(db: Db, body: BodyOf<typeof operations.groups.update>, by: By): Promise<void> {
  const { id, version, ...fields } = body;
  const before = await lockSeenGroup(db, id, by);
  const { name, description, tenantId } = before;
  const changed = differences({ name, description }, fields);
  if (before.version === version && Object.keys(changed.after).length === 0) return;
  await unlessNameTaken(changeUnlessChanged(db, userGroup, { id, version }, fields), by.locale);
  const { actor, origin } = by;
  await audit(db, by.now, { actor, tenantId, action: 'change', entity: 'group', entityId: id, ...changed, origin });
}

/**
 * Deletes a group; who was in it stays a user.
 * @throws HttpProblem 404 where it is not there to see
 */
export async function removeGroup(db: Db, id: number, by: By): Promise<void> {
  const { name, description, tenantId } = await lockSeenGroup(db, id, by);
  await db.delete(userGroup).where(eq(userGroup.id, id));
  const changed = differences({ name, description }, {});
  const { actor, origin } = by;
  await audit(db, by.now, { actor, tenantId, action: 'delete', entity: 'group', entityId: id, ...changed, origin });
}

/**
 * A group, held until the transaction ends.
 * @throws HttpProblem 404 where it is not there for the actor to see
 */
export async function lockSeenGroup(db: Db, id: number, { actor }: By) {
  const found = await lockGroup(db, and(groupsSeenBy(actor), eq(userGroup.id, id)));
  if (!found) throw new HttpProblem(404, 'notFound');
  return found;
}

/** One's own tenant is there; another has to be, and to be one's to see. */
async function refuseOtherTenant(db: Db, id: number, { actor, locale }: By): Promise<void> {
  if (id === actor.tenantId) return;
  const isThere = seesEveryTenant(actor) && (await db.$count(tenant, eq(tenant.id, id))) > 0;
  if (isThere) return;
  throw new HttpProblem(422, 'invalid', { errors: { tenant: [message(locale, 'tenantUnknown')] } });
}

function unlessNameTaken<T>(work: Promise<T>, locale: Locale): Promise<T> {
  const errors = { name: [message(locale, 'groupNameTaken')] };
  return refuseDuplicate(work, 'user_group_name', new HttpProblem(422, 'invalid', { errors }));
}
