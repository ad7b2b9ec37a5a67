import type { BodyOf } from '#contract/operation.ts';
import type { TwoFactorSetUp, twoFactorOperations } from '#contract/two-factor.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit } from '../audit/service.ts';
import { queueMail } from '../messages/service.ts';
import { holdOwn, readOwn, type SignedIn } from './account.ts';
import { confirmPassword } from './confirm-password.ts';
import { countingCodes } from './counting-codes.ts';
import { refuseWhileImpersonating } from './policy.ts';
import { forgetRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import type { FoundSession, User } from './repository.ts';
import { setUpSecondFactor } from './second-factor.ts';
import { endOtherSessions } from './session-repository.ts';
import { keyUri, newTwoFactorSecret } from './totp.ts';
import { replaceSecret } from './two-factor-repository.ts';

/** A new secret to set two-factor up with. It is kept nowhere until a code shows that an app has it. */
export async function newSetUp(context: Context, userId: number, caller: SignedIn): Promise<TwoFactorSetUp> {
  const { user } = await readOneself(context, userId, caller);
  const secret = newTwoFactorSecret();
  return {
    new_twofactor: secret,
    two_factor_string: keyUri(secret, user.email),
    hasTwoFactor: user.twoFactorSecret !== null,
  };
}

/**
 * Sets two-factor up, or puts another secret in its place; the user's other sessions end.
 * @returns what to tell the user, and the new recovery codes
 * @throws HttpProblem 403 without the password, 422 for a wrong password or code, 429 after too many of them
 */
export async function saveTwoFactor(
  context: Context,
  userId: number,
  { twoFactorCode: code, twoFactorSecret: secret, password }: BodyOf<typeof twoFactorOperations.save>,
  caller: SignedIn,
) {
  const { user } = await readOneself(context, userId, caller);
  const { locale } = caller;
  await confirmPassword(context, user, password, { field: 'password', locale, origin: caller.origin });
  const isFirst = user.twoFactorSecret === null;
  const recoveryCodes = await countingCodes(context, user, caller.origin, () =>
    context.database.db.transaction(async (tx) => {
      const now = context.clock.now();
      await holdOwn(tx, context, caller.actor, user);
      const outcome = await setUpSecondFactor(tx, context, user, { secret, code }, now);
      if (outcome === 'refused') {
        throw new HttpProblem(422, 'codeRefused', { errors: { twoFactorCode: [message(locale, 'codeRefused')] } });
      }
      if (outcome === 'stale') throw new HttpProblem(409, 'conflict');
      await endOtherSessions(tx, user.id, caller.actor.sessionId, now);
      await noteChange(tx, now, user, isFirst ? 'two-factor-on' : 'two-factor-changed', caller);
      await queueMail(tx, now, { template: 'twoFactorOn', ...addressOf(user) });
      return outcome;
    }),
  );
  const text = message(locale, isFirst ? 'twoFactorActivated' : 'twoFactorUpdated');
  return { success: true, message: text, recoveryCodes };
}

/**
 * Switches two-factor off; the user's other sessions end.
 * @throws HttpProblem 403 without the password, 422 for a wrong one and where two-factor is enforced
 */
export async function disableTwoFactor(
  context: Context,
  userId: number,
  { password }: BodyOf<typeof twoFactorOperations.disable>,
  caller: SignedIn,
) {
  const { user, enforceTwoFactor } = await readOneself(context, userId, caller);
  const { locale } = caller;
  await confirmPassword(context, user, password, { field: 'password', locale, origin: caller.origin });
  if (enforceTwoFactor) throw new HttpProblem(422, 'twoFactorEnforced');
  if (user.twoFactorSecret === null) throw new HttpProblem(422, 'twoFactorAbsent');
  const now = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    await holdOwn(tx, context, caller.actor, user);
    if (!(await replaceSecret(tx, user, { twoFactorSecret: null, twoFactorStep: null }))) {
      throw new HttpProblem(409, 'conflict');
    }
    await forgetRecoveryCodes(tx, user.id);
    await endOtherSessions(tx, user.id, caller.actor.sessionId, now);
    await noteChange(tx, now, user, 'two-factor-off', caller);
    await queueMail(tx, now, { template: 'twoFactorOff', ...addressOf(user) });
  });
  return { success: true, message: message(locale, 'twoFactorDisabled') };
}

/**
 * Puts ten new recovery codes in place of the old ones.
 * @throws HttpProblem 403 without the password, 422 for a wrong one and without two-factor
 */
export async function renewOwnRecoveryCodes(
  context: Context,
  userId: number,
  { password }: BodyOf<typeof twoFactorOperations.renewRecoveryCodes>,
  caller: SignedIn,
): Promise<string[]> {
  const { user } = await readOneself(context, userId, caller);
  await confirmPassword(context, user, password, { field: 'password', ...caller });
  if (user.twoFactorSecret === null) throw new HttpProblem(422, 'twoFactorAbsent');
  return context.database.db.transaction(async (tx) => {
    await holdOwn(tx, context, caller.actor, user);
    await noteChange(tx, context.clock.now(), user, 'recovery-codes-renewed', caller);
    return renewRecoveryCodes(tx, context.secrets, user.id);
  });
}

/** @throws HttpProblem 404 for anybody else, 403 for who acts as the user */
async function readOneself(context: Context, userId: number, { actor }: SignedIn): Promise<FoundSession> {
  if (userId !== actor.userId) throw new HttpProblem(404, 'notFound');
  refuseWhileImpersonating(actor);
  return readOwn(context.database.db, context, actor);
}

type Change = 'two-factor-on' | 'two-factor-changed' | 'two-factor-off' | 'recovery-codes-renewed';

function noteChange(db: Parameters<typeof audit>[0], now: Date, user: User, action: Change, caller: SignedIn) {
  return audit(db, now, { actor: caller.actor, action, entity: 'user', entityId: user.id, origin: caller.origin });
}

function addressOf({ email: recipient, tenantId, locale, firstname: name }: User) {
  return { recipient, tenantId, locale, params: { name } };
}
