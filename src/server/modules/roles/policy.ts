import { and, eq, type SQL } from 'drizzle-orm';
import { covers, type FlagMap, flagBeyond, hasFlag } from '#contract/flags.ts';
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
 * Keeps anybody from giving what they do not hold themselves. To take back a denial gives too: who holds the role may
 * hold a wider grant by another one, the actor among them.
 * @param before the role's flags as they are stored
 * @throws HttpProblem 422 at the flags, with the first one that is too much
 */
export function refuseToGiveMore(actor: Actor, before: FlagMap, flags: FlagMap, say: (flag: string) => string): void {
  const isAllowedAgain = (flag: string) => before[flag] === false && flags[flag] !== false;
  const beyond =
    flagBeyond(actor.flags, flags) ??
    Object.keys(before).find((flag) => isAllowedAgain(flag) && !hasFlag(actor.flags, flag));
  if (beyond !== undefined) throw new HttpProblem(422, 'invalid', { errors: { flags: [say(beyond)] } });
}
