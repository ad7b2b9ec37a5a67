import type { Db } from '../../db/database.ts';
import { decryptSecret, encryptSecret, type SecretOf } from '../../encryption.ts';
import type { Context } from '../../http/context.ts';
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import type { User } from './repository.ts';
import { stepOfCode } from './totp.ts';
import { replaceSecret, takeStep } from './two-factor-repository.ts';

/** What stood in for the second factor. */
export type SecondFactor = 'code' | 'recovery-code';

/** Uses up a code of the user's authenticator app, or a recovery code; each works once. Undefined where it is neither. */
export async function takeSecondFactor(
  db: Db,
  { secrets }: Context,
  user: User,
  typed: string,
  now: Date,
): Promise<SecondFactor | undefined> {
  const { id, twoFactorSecret } = user;
  if (twoFactorSecret === null) return undefined;
  const step = stepOfCode(decryptSecret(secrets, secretOf(id), twoFactorSecret), typed.replace(/\s/g, ''), now);
  if (step !== undefined) return (await takeStep(db, { id, twoFactorSecret }, step)) ? 'code' : undefined;
  return (await takeRecoveryCode(db, secrets, user, typed, now)) ? 'recovery-code' : undefined;
}

/**
 * Sets two-factor up with a code that the new secret gives, or replaces what was there.
 * @returns the new recovery codes; 'refused' for a wrong code; 'stale' where two-factor was changed meanwhile
 */
export async function setUpSecondFactor(
  db: Db,
  { secrets }: Context,
  user: User,
  { secret, code }: { secret: string; code: string },
  now: Date,
): Promise<string[] | 'refused' | 'stale'> {
  const step = stepOfCode(secret, code.replace(/\s/g, ''), now);
  if (step === undefined) return 'refused';
  const next = { twoFactorSecret: encryptSecret(secrets, secretOf(user.id), secret), twoFactorStep: step };
  if (!(await replaceSecret(db, user, next))) return 'stale';
  return renewRecoveryCodes(db, secrets, user.id);
}

function secretOf(userId: number): SecretOf {
  return { purpose: 'two-factor-secret', owner: `user:${userId}` };
}
