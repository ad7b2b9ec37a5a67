import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { authenticateByApiToken, isApiToken } from './api-token.ts';
import { forgetOldAttempts } from './attempts.ts';
import { endedSessionsKept } from './limits.ts';
import { actorOf, findLiveSession } from './live-session.ts';
import { forgetExpiredResets } from './reset-password.ts';
import { deleteSessionsEndedBefore } from './session-repository.ts';
import { verifyAccessToken } from './tokens.ts';

export type { SignedIn } from './account.ts';
export { newApiToken } from './api-token.ts';
export { endSessionOf, endSessionsOf, listSessionsOf, resetTwoFactorOf } from './of-another.ts';
export { hashPassword } from './password.ts';
export { checkNewPassword } from './password-policy.ts';
export { type ImpersonationTarget, mayImpersonate, refuseWhileImpersonating } from './policy.ts';
export {
  forgetResets,
  mailPasswordLink,
  prepareInvitation,
  prepareResetMail,
  resetPassword,
} from './reset-password.ts';

/** Who an access or API token stands for, as the database says now; null where it stands for nobody any more. */
export async function authenticate(context: Context, token: string): Promise<Actor | null> {
  if (isApiToken(token)) return authenticateByApiToken(context.database.db, token, context.clock.now());
  const claims = await verifyAccessToken(token, context.secrets, context.clock);
  if (!claims) return null;
  const { userId, sessionId } = claims;
  const found = await findLiveSession(context.database.db, userId, sessionId, context.clock.now());
  return found ? actorOf(found) : null;
}

/** Forgets sessions, attempts and links that are of no more use. */
export async function tidySessions(db: Db, now: Date): Promise<void> {
  await deleteSessionsEndedBefore(db, new Date(now.getTime() - endedSessionsKept));
  await forgetOldAttempts(db, now);
  await forgetExpiredResets(db, now);
}
