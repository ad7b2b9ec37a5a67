import { eq, type SQL } from 'drizzle-orm';
import { type Actor, seesEveryTenant } from '../../actor.ts';
import { appUser } from '../../db/schema.ts';

/**
 * Which users an actor sees: every tenant's or the own tenant's, and system users only as one of them.
 * Anybody else is as if absent.
 */
export function visibleTo(actor: Actor): SQL[] {
  return [
    ...(seesEveryTenant(actor) ? [] : [eq(appUser.tenantId, actor.tenantId)]),
    ...(actor.isSystem ? [] : [eq(appUser.isSystem, false)]),
  ];
}
