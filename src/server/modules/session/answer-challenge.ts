import type { Session } from '#contract/session.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { queueMail } from '../messages/service.ts';
import { countingCodes } from './counting-codes.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { Caller } from './open-session.ts';
import { passwordWarning } from './password-policy.ts';
import { isBoundTo, readPreAuthToken } from './pre-auth-token.ts';
import { findUserWithRoles, type UserWithRoles } from './repository.ts';
import { setUpSecondFactor, takeSecondFactor } from './second-factor.ts';
import { endOtherSessions } from './session-repository.ts';

/**
 * The second half of a sign-in.
 * @throws HttpProblem 401 for a token that is no live pre-auth token, 422 where something is missing, 403 for a wrong
 *   code, 429 after too many of them
 */
export async function answerChallenge(
  context: Context,
  bearer: string,
  code: string | undefined,
  caller: Caller,
): Promise<Session> {
  const { secrets, clock } = context;
  const { db } = context.database;
  const claims = await readPreAuthToken(bearer, secrets, clock);
  const found = claims && (await findUserWithRoles(db, claims.id));
  if (!claims || !found?.user.active || !isBoundTo(claims, found.user, secrets))
    throw new HttpProblem(401, 'preAuthExpired');
  if (!code) throw new HttpProblem(422, 'setUpMissing');
  // The password itself is not here any more. That it was too short is: nothing at all would be too short as well.
  const warning = claims.isShort ? await passwordWarning(db, '', caller.locale) : undefined;
  if (claims.purpose === 'verify_2fa') return signInWithCode(context, found, code, warning, caller);
  if (!claims.twoFactorSecret) throw new HttpProblem(422, 'setUpMissing');
  return signInWithSetUp(context, found, { secret: claims.twoFactorSecret, code }, warning, caller);
}

/** @throws HttpProblem 403 for a wrong code, 429 after too many of them */
export function signInWithCode(
  context: Context,
  found: UserWithRoles,
  code: string,
  warning: string | undefined,
  caller: Caller,
): Promise<Session> {
  const { user } = found;
  return countingCodes(context, user, caller.origin, () =>
    finishSignIn(context, found, {
      ...{ caller, warning },
      also: async (tx, now) => {
        const factor = await takeSecondFactor(tx, context, user, code, now);
        if (!factor) throw new HttpProblem(403, 'codeRefused');
        if (factor === 'recovery-code') {
          const actor = { userId: user.id, tenantId: user.tenantId };
          const { origin } = caller;
          await audit(tx, now, { actor, action: 'recovery-code-used', entity: 'user', entityId: user.id, origin });
        }
        return undefined;
      },
    }),
  );
}

/** Two-factor is set up with the sign-in; sessions from before it, which never asked for a code, end. */
function signInWithSetUp(
  context: Context,
  found: UserWithRoles,
  setUp: { secret: string; code: string },
  warning: string | undefined,
  caller: Caller,
): Promise<Session> {
  const { user } = found;
  return countingCodes(context, user, caller.origin, () =>
    finishSignIn(context, found, {
      ...{ caller, warning },
      also: async (tx, now) => {
        const recoveryCodes = await setUpSecondFactor(tx, context, user, setUp, now);
        if (recoveryCodes === 'refused') throw new HttpProblem(403, 'codeRefused');
        if (recoveryCodes === 'stale') throw new HttpProblem(401, 'preAuthExpired');
        await endOtherSessions(tx, user.id, undefined, now);
        const { id, tenantId, email: recipient, locale, firstname: name } = user;
        const actor = { userId: id, tenantId };
        await audit(tx, now, { actor, action: 'two-factor-on', entity: 'user', entityId: id, origin: caller.origin });
        await queueMail(tx, now, { template: 'twoFactorOn', recipient, tenantId, locale, params: { name } });
        return recoveryCodes;
      },
    }),
  );
}
