import { eq, type SQL } from 'drizzle-orm';
import { mergeFlags } from '#contract/flags.ts';
import type { User } from '#contract/users.ts';
import { type Actor, isWithinRights, may, seesEveryTenant } from '../../actor.ts';
import { appUser } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { mayImpersonate, refuseWhileImpersonating } from '../session/service.ts';
import type { ListedUser } from './repository.ts';

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

/** What a user's roles are and add up to. */
export function rightsOf({ roles }: Pick<ListedUser, 'roles'>) {
  return { roles: roles.map(({ name }) => name), flags: mergeFlags(roles.map(({ flags }) => flags)) };
}

/** Whether a user may do nothing that the actor may not: only then does changing that user gain the actor nothing. */
export function coversUser(actor: Actor, user: ListedUser): boolean {
  return isWithinRights(actor, rightsOf(user));
}

/**
 * What an operation's flag does not decide yet: nobody changes others while acting as somebody, nor who may do more.
 * @throws HttpProblem 403 and 422
 */
export function requireManageable(actor: Actor, user: ListedUser): void {
  refuseWhileImpersonating(actor);
  if (!coversUser(actor, user)) throw new HttpProblem(422, 'userMoreRights');
}

/** What the actor may do with a user whom the actor sees. */
export function allowedWith(actor: Actor, user: ListedUser): User['allowed'] {
  const { id, tenantId, active, isSystem, hasTwoFactor } = user;
  const isSelf = id === actor.userId;
  const isManageable = !actor.impersonator && coversUser(actor, user);
  const edit = isManageable && may(actor, 'userManagement.edit');
  return {
    loginAs: !actor.apiToken && mayImpersonate(actor, { id, tenantId, active, isSystem, ...rightsOf(user) }),
    edit,
    delete: isManageable && !isSelf && may(actor, 'userManagement.delete'),
    resetTwoFactor: edit && !isSelf && hasTwoFactor,
    sendReset: edit && active,
    endSessions: edit,
    createToken: active && !actor.impersonator && !actor.apiToken && (isSelf || edit),
  };
}
