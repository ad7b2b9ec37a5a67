import type { OwnSession } from '#contract/account.ts';
import type { Db } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { presentOwnSession } from './presenter.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';
import type { User } from './repository.ts';
import * as sessions from './session-repository.ts';
import { replaceSecret } from './two-factor-repository.ts';

/** Sessions that a list of them shows at most. */
const mostListed = 100;

/** The live sessions of a user, the one seen last first. @param current the id of the session that asks */
export async function listSessionsOf(db: Db, userId: number, current: string, now: Date): Promise<OwnSession[]> {
  const page = { orderBy: sessions.lastSeenFirst, limit: mostListed, offset: 0 };
  const found = await sessions.findLiveSessions(db, { userId, now }, page);
  return found.map((row) => presentOwnSession(row.session, row.impersonator, current));
}

/**
 * Ends a session of a user; one that has ended already stays so.
 * @throws HttpProblem 404 where it is none of that user
 */
export async function endSessionOf(db: Db, userId: number, sessionId: string, now: Date): Promise<void> {
  if (!(await sessions.isSessionOf(db, userId, sessionId))) throw new HttpProblem(404, 'notFound');
  await sessions.endSession(db, sessionId, now);
}

/** Ends every session of a user but one. @param kept the id of the session that stays, where one does */
export function endSessionsOf(db: Db, userId: number, kept: string | undefined, now: Date): Promise<void> {
  return sessions.endOtherSessions(db, userId, kept, now);
}

/**
 * Takes two-factor off a user who lost it: secret and recovery codes go, every session ends, and a set-up that had
 * begun has to begin anew.
 * @throws HttpProblem 409 where the user has just changed it
 */
export async function resetTwoFactorOf(db: Db, user: Pick<User, 'id' | 'twoFactorSecret'>, now: Date): Promise<void> {
  const isCleared = await replaceSecret(db, user, { twoFactorSecret: null, twoFactorStep: null });
  if (!isCleared) throw new HttpProblem(409, 'conflict');
  await forgetRecoveryCodes(db, user.id);
  await sessions.endOtherSessions(db, user.id, undefined, now);
}
