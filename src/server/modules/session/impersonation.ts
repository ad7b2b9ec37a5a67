import type { BodyOf } from '#contract/operation.ts';
import type { Session, sessionOperations } from '#contract/session.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { impersonationLife } from './limits.ts';
import { nameOf, targetOf } from './live-session.ts';
import { type Caller, openSession, presentSession } from './open-session.ts';
import { refusalToImpersonate, refuseWhileImpersonating } from './policy.ts';
import { findSession, findUserWithRoles, type User } from './repository.ts';

type Whom = BodyOf<typeof sessionOperations.loginAs>;

/**
 * Lets an administrator act as another user, as `begin` does, and notes what was refused.
 */
export async function loginAs(
  context: Context,
  actor: Actor,
  whom: Whom,
  caller: Pick<Caller, 'origin'>,
): Promise<Session> {
  const { db } = context.database;
  try {
    return await db.transaction((tx) => begin(tx, context, actor, whom, caller));
  } catch (error) {
    const entry = { actor, action: 'impersonation-refused', entity: 'user', entityId: whom.userId, ...caller } as const;
    if (error instanceof HttpProblem) await audit(db, context.clock.now(), entry);
    throw error;
  }
}

/**
 * Lets an administrator act as another user, in a session that ends with the administrator's own, an hour from now at
 * the latest.
 * @throws HttpProblem 404 for a user that the administrator does not see or that is not of that name, 403 for one who
 *   may do more, 422 for oneself and for who is not active
 */
async function begin(
  db: Db,
  context: Context,
  actor: Actor,
  { userId, userName }: Whom,
  { origin }: Pick<Caller, 'origin'>,
): Promise<Session> {
  refuseWhileImpersonating(actor);
  const now = context.clock.now();
  const target = await findUserWithRoles(db, userId);
  const own = await findSession(db, actor.userId, actor.sessionId);
  if (!target || !own) throw new HttpProblem(404, 'notFound');
  const refusal = refusalToImpersonate(actor, targetOf(target));
  if (refusal) throw refusal;
  if (userName && !isNameOf(target.user, userName)) throw new HttpProblem(404, 'notFound');
  const anHourOn = now.getTime() + impersonationLife;
  const { row, refreshToken } = await openSession(db, now, {
    userId,
    expiresAt: new Date(Math.min(anHourOn, own.session.expiresAt.getTime())),
    impersonatorSessionId: actor.sessionId,
    origin,
  });
  await audit(db, now, {
    actor: { userId, tenantId: target.user.tenantId, impersonator: { id: actor.userId, name: nameOf(own.user) } },
    ...{ action: 'impersonation-begun', entity: 'session', entityId: row.id, origin },
  });
  return presentSession(context, { ...target, session: row, behind: own }, refreshToken);
}

function isNameOf(user: User, name: string): boolean {
  const wanted = name.trim().toLowerCase();
  return [user.email, nameOf(user)].some((known) => known.toLowerCase() === wanted);
}
