import { eq, type SQL } from 'drizzle-orm';
import { type Actor, isOnlyAgent, seesEveryTenant } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { response, role, userRole } from '../../db/schema.ts';

/**
 * Which responses an actor sees: every tenant's, the own tenant's, or, for who is an agent and nothing more,
 * those that the actor started. Anything else is as if absent.
 */
export function visibleTo(actor: Actor): SQL[] {
  if (seesEveryTenant(actor)) return [];
  const ownTenant = eq(response.tenantId, actor.tenantId);
  return isOnlyAgent(actor) ? [ownTenant, eq(response.userId, actor.userId)] : [ownTenant];
}

/** Which responses a job works on: its tenant's, of an agent's job the agent's own, and everybody's of the system's. */
export async function visibleToJob(
  db: Db,
  { tenantId, createdBy }: { readonly tenantId: number | null; readonly createdBy: number | null },
): Promise<SQL[]> {
  if (tenantId === null) return [];
  const ownTenant = eq(response.tenantId, tenantId);
  if (createdBy === null) return [ownTenant];
  const rows = await db
    .select({ name: role.name })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(eq(userRole.userId, createdBy));
  const isAgent = isOnlyAgent({ roles: rows.map(({ name }) => name) });
  return isAgent ? [ownTenant, eq(response.userId, createdBy)] : [ownTenant];
}
