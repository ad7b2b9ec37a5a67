import type { Context } from '../../http/context.ts';
import { audit } from '../audit/service.ts';
import { actorOf } from './live-session.ts';
import type { Caller } from './open-session.ts';
import { findSession } from './repository.ts';
import { endSession } from './session-repository.ts';
import { readEndedToken } from './tokens.ts';

/** Ends the session of an access token, also of one that has just ended. What stands for nothing has nothing to end. */
export async function signOut(
  { secrets, clock, database: { db } }: Context,
  token: string | undefined,
  { origin }: Pick<Caller, 'origin'>,
): Promise<void> {
  const claims = token === undefined ? undefined : await readEndedToken(token, secrets, clock);
  if (!claims) return;
  const { userId, sessionId } = claims;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const found = await findSession(tx, userId, sessionId);
    if (!found || !(await endSession(tx, sessionId, now))) return;
    const action = found.behind ? 'impersonation-ended' : 'sign-out';
    await audit(tx, now, { actor: actorOf(found), action, entity: 'session', entityId: sessionId, origin });
  });
}
