import type { BodyOf } from '#contract/operation.ts';
import type { PreAuthPayload, Session, sessionOperations } from '#contract/session.ts';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { answerChallenge, signInWithCode } from './answer-challenge.ts';
import { attemptKey, forgetAttempts, requireAttempt } from './attempts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { guessLimit } from './limits.ts';
import type { Caller } from './open-session.ts';
import { verifyPassword } from './password.ts';
import { passwordWarning } from './password-policy.ts';
import { signPreAuthToken } from './pre-auth-token.ts';
import { findUserByEmail, type User, type UserWithRoles } from './repository.ts';
import { keyUri, newTwoFactorSecret } from './totp.ts';

type Credentials = BodyOf<typeof sessionOperations.login>;

/**
 * Signs in: by password, by password and code at once, or by code with the pre-auth token that the password gave.
 *
 * @param bearer the token that came along
 * @returns a session or, where a code is still owed, a pre-auth token
 * @throws HttpProblem 403 for wrong credentials and wrong codes, 401 for a pre-auth token that is none any more,
 *   429 after too many guesses
 */
export async function signIn(
  context: Context,
  { username = '', password = '', twoFactorCode }: Credentials,
  bearer: string | undefined,
  caller: Caller,
): Promise<Session | { preAuthToken: string }> {
  if (password === '' && bearer !== undefined) return answerChallenge(context, bearer, twoFactorCode, caller);
  const { db } = context.database;
  const attempts = attemptKey(context.secrets, 'password', username);
  const found = await verifyCredentials(context, { username, password, attempts }, caller);
  const { user } = found;
  const warning = await passwordWarning(db, password, caller.locale);
  const forgive = (tx: Db) => forgetAttempts(tx, attempts).then(() => undefined);
  if (user.twoFactorSecret === null && !found.enforceTwoFactor) {
    return finishSignIn(context, found, { warning, caller, also: forgive });
  }
  await forgive(db);
  if (user.twoFactorSecret === null) {
    const twoFactorSecret = newTwoFactorSecret();
    const qrCodeUrl = keyUri(twoFactorSecret, user.email);
    return challenge(context, user, { purpose: 'setup_2fa', twoFactorSecret, qrCodeUrl }, warning, caller);
  }
  if (twoFactorCode) return signInWithCode(context, found, twoFactorCode, warning, caller);
  return challenge(context, user, { purpose: 'verify_2fa' }, warning, caller);
}

/** Whatever is wrong, and whether or not there is such a user, it takes as long and reads the same. */
async function verifyCredentials(
  { clock, database: { db } }: Context,
  { username, password, attempts }: { username: string; password: string; attempts: string },
  { origin }: Caller,
): Promise<UserWithRoles> {
  await requireAttempt(db, attempts, await guessLimit(db), clock.now());
  const found = await findUserByEmail(db, username);
  const isRight = await verifyPassword(found?.user.passwordHash, password);
  if (found && isRight && found.user.active) return found;
  // What was typed is not kept: people type passwords into the wrong field.
  const { id: entityId, tenantId } = found?.user ?? {};
  await audit(db, clock.now(), { actor: null, tenantId, action: 'sign-in-failed', entity: 'user', entityId, origin });
  throw new HttpProblem(403, 'credentials');
}

/** A right password that gets no further is what a stolen one looks like, so it is noted. */
async function challenge(
  { secrets, clock, database: { db } }: Context,
  user: User,
  what: Pick<PreAuthPayload, 'purpose' | 'twoFactorSecret' | 'qrCodeUrl'>,
  warning: string | undefined,
  { origin }: Caller,
): Promise<{ preAuthToken: string }> {
  const { id: entityId, tenantId } = user;
  await audit(db, clock.now(), {
    actor: null,
    tenantId,
    action: 'password-accepted',
    entity: 'user',
    entityId,
    origin,
  });
  return { preAuthToken: await signPreAuthToken(user, { ...what, isShort: warning !== undefined }, secrets, clock) };
}
