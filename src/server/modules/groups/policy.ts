import { eq, type SQL } from 'drizzle-orm';
import { type Actor, seesEveryTenant } from '../../actor.ts';
import { appUser } from '../../db/schema.ts';
import { userGroup } from '../../db/schema-back-office.ts';

/** Which groups an actor sees: every tenant's or the own tenant's. Any other is as if absent. */
export function groupsSeenBy(actor: Actor): SQL | undefined {
  return seesEveryTenant(actor) ? undefined : eq(userGroup.tenantId, actor.tenantId);
}

/** Which users of a group's tenant an actor sees: system users only as one of them. */
export function peopleSeenBy(actor: Actor): SQL | undefined {
  return actor.isSystem ? undefined : eq(appUser.isSystem, false);
}
