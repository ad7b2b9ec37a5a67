import type { FlagMap } from '#contract/flags.ts';
import { type Actor, isWithinRights, may, seesEveryTenant } from '../../actor.ts';
import { HttpProblem } from '../../http/problem.ts';

/** A user somebody may want to act as. */
export interface ImpersonationTarget {
  readonly id: number;
  readonly tenantId: number;
  readonly active: boolean;
  readonly isSystem: boolean;
  readonly roles: readonly string[];
  /** What the roles add up to. */
  readonly flags: FlagMap;
}

type Impersonating = Pick<Actor, 'userId' | 'tenantId' | 'isSystem' | 'roles' | 'flags' | 'impersonator'>;

/** Whether the actor may act as this user. */
export function mayImpersonate(actor: Impersonating, target: ImpersonationTarget): boolean {
  return refusalToImpersonate(actor, target) === undefined;
}

/** Why the actor may not act as this user; undefined where nothing is against it. */
export function refusalToImpersonate(actor: Impersonating, target: ImpersonationTarget): HttpProblem | undefined {
  if (actor.impersonator) return new HttpProblem(403, 'whileImpersonating');
  if (!may(actor, 'userManagement.loginAs')) return new HttpProblem(403, 'forbidden');
  const isHidden = target.isSystem && !actor.isSystem;
  if (isHidden || (!seesEveryTenant(actor) && actor.tenantId !== target.tenantId))
    return new HttpProblem(404, 'notFound');
  if (actor.userId === target.id) return new HttpProblem(422, 'impersonateSelf');
  if (!target.active) return new HttpProblem(422, 'impersonateInactive');
  return isWithinRights(actor, target) ? undefined : new HttpProblem(403, 'impersonateMoreRights');
}

/**
 * Keeps what belongs to a person alone from whoever acts as that person.
 * @throws HttpProblem 403
 */
export function refuseWhileImpersonating({ impersonator }: Pick<Actor, 'impersonator'>): void {
  if (impersonator) throw new HttpProblem(403, 'whileImpersonating');
}
