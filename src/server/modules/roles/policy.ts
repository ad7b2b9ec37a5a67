import { and, eq, type SQL } from 'drizzle-orm';
import { covers, type FlagMap, flagBeyond } from '#contract/flags.ts';
import { operations } from '#contract/index.ts';
import { builtInRoles } from '#contract/roles.ts';
import { type Actor, isWithinRights, may, seesEveryTenant } from '../../actor.ts';
import { appUser } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';

interface RoleFacts {
  readonly name: string;
  readonly flags: FlagMap;
}

/** The users that count for an actor: every tenant's or the own tenant's, and system users only as one of them. */
export function countedFor(actor: Actor): SQL | undefined {
  return and(
    seesEveryTenant(actor) ? undefined : eq(appUser.tenantId, actor.tenantId),
    actor.isSystem ? undefined : eq(appUser.isSystem, false),
  );
}

/** Whether the product asks for a role by its name. */
export function isBuiltIn({ name }: Pick<RoleFacts, 'name'>): boolean {
  return builtInRoles.some((known) => known === name);
}

/** Whether the actor may give a role to somebody: nobody gives more than they hold. */
export function mayAssign(actor: Actor, role: RoleFacts): boolean {
  return !actor.impersonator && isWithinRights(actor, { roles: [role.name], flags: role.flags });
}

/** What the actor may do with a role. */
export function allowedFor(actor: Actor, role: RoleFacts) {
  const { access } = operations.roles.update;
  const edit = may(actor, access.flag) && seesEveryTenant(actor) && refusalToEdit(actor, role) === undefined;
  return { edit, delete: edit && !isBuiltIn(role), assign: mayAssign(actor, role) };
}

/** Why the actor may not change a role; undefined where nothing is against it. Asks nothing that the guard asks. */
export function refusalToEdit(actor: Actor, role: RoleFacts): HttpProblem | undefined {
  if (actor.impersonator) return new HttpProblem(422, 'whileImpersonating');
  return covers(actor.flags, role.flags) ? undefined : new HttpProblem(422, 'roleHoldsMore');
}

/**
 * Keeps anybody from giving what they do not hold themselves.
 * @throws HttpProblem 422 at the flags, with the first one that is too much
 */
export function refuseToGiveMore(actor: Actor, flags: FlagMap, say: (flag: string) => string): void {
  const beyond = flagBeyond(actor.flags, flags);
  if (beyond !== undefined) throw new HttpProblem(422, 'invalid', { errors: { flags: [say(beyond)] } });
}
