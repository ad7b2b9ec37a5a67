import type { Session } from '#contract/session.ts';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { sessionEnd } from './limits.ts';
import { type Caller, openSession, presentSession } from './open-session.ts';
import { claimSignIn, type UserWithRoles } from './repository.ts';

export interface SignInExtras {
  readonly caller: Caller;
  /** What there is to say about the password. */
  readonly warning: string | undefined;
  /**
   * What else belongs into the transaction of the sign-in. Where it throws, nobody is signed in.
   * @returns the recovery codes, where it set two-factor up
   */
  readonly also: (db: Db, now: Date) => Promise<readonly string[] | undefined>;
}

/**
 * Opens a session for a user who has shown all that is asked for.
 * @throws HttpProblem 403 where the credentials have changed since they were checked: the session would outlive a
 *   change that ended every other one
 */
export async function finishSignIn(
  context: Context,
  found: UserWithRoles,
  { caller: { origin }, warning, also }: SignInExtras,
): Promise<Session> {
  const now = context.clock.now();
  const { id: userId, tenantId } = found.user;
  return context.database.db.transaction(async (tx) => {
    if (!(await claimSignIn(tx, found.user, now))) throw new HttpProblem(403, 'credentials');
    const recoveryCodes = await also(tx, now);
    const expiresAt = await sessionEnd(tx, now);
    const { row, refreshToken } = await openSession(tx, now, { userId, expiresAt, origin });
    const actor = { userId, tenantId };
    await audit(tx, now, { actor, action: 'sign-in', entity: 'session', entityId: row.id, origin });
    const session = await presentSession(context, { ...found, session: row, behind: null }, refreshToken);
    return {
      ...session,
      ...(recoveryCodes && { recoveryCodes: [...recoveryCodes], hasTwoFactor: true }),
      ...(warning !== undefined && { _warning: warning }),
    };
  });
}
