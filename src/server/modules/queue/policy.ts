import { eq, type SQL } from 'drizzle-orm';
import { type Actor, isOnlyAgent, may, seesEveryTenant } from '../../actor.ts';
import { queueJob } from '../../db/schema-back-office.ts';
import type { Flow } from '../../flow.ts';

/**
 * Which jobs an actor sees: the own tenant's, or all of them and those that are everybody's. Who is an agent and nothing
 * more sees the own ones: what a colleague's job makes holds responses that an agent does not see.
 */
export function visibleTo(actor: Actor): SQL[] {
  if (seesEveryTenant(actor)) return [];
  const ownTenant = eq(queueJob.tenantId, actor.tenantId);
  return isOnlyAgent(actor) ? [ownTenant, eq(queueJob.createdBy, actor.userId)] : [ownTenant];
}

/** Whether an actor who works with jobs may start one of this flow, or have what it made. */
export function mayStart(actor: Actor, { system, flag }: Flow): boolean {
  return (!system || seesEveryTenant(actor)) && (!flag || may(actor, flag));
}

export function mayEdit(actor: Actor): boolean {
  return may(actor, 'queueManagement.edit');
}

/** Whose data a job works on that an actor starts; null for everybody's. */
export function tenantOfJob(actor: Actor): number | null {
  return seesEveryTenant(actor) ? null : actor.tenantId;
}
