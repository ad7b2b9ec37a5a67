import { eq, type SQL } from 'drizzle-orm';
import { type Actor, seesEveryTenant } from '../../actor.ts';
import { auditLog } from '../../db/schema.ts';

/** Which rows an actor sees: the own tenant's. Every row, also those of no tenant, who sees all of them. */
export function visibleTo(actor: Actor): SQL[] {
  return seesEveryTenant(actor) ? [] : [eq(auditLog.tenantId, actor.tenantId)];
}
