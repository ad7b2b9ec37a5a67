import { eq, type SQL } from 'drizzle-orm';
import { type Actor, isOnlyAgent, seesEveryTenant } from '../../actor.ts';
import { response } from '../../db/schema.ts';

/**
 * Which responses an actor sees: every tenant's, the own tenant's, or, for who is an agent and nothing more,
 * those that the actor started. Anything else is as if absent.
 */
export function visibleTo(actor: Actor): SQL[] {
  if (seesEveryTenant(actor)) return [];
  const ownTenant = eq(response.tenantId, actor.tenantId);
  return isOnlyAgent(actor) ? [ownTenant, eq(response.userId, actor.userId)] : [ownTenant];
}
