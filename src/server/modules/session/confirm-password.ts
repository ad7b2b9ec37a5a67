import type { Locale } from '#contract/locale.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit, type Origin } from '../audit/service.ts';
import { attemptKey, forgetAttempts, requireAttempt } from './attempts.ts';
import { guessLimit } from './limits.ts';
import { verifyPassword } from './password.ts';
import type { User } from './repository.ts';

/**
 * Asks a signed-in user for the own password again: a stolen token must not be enough to lock its owner out. Counted
 * together with sign-ins, so that a token is no way around their limit. Not for use in a transaction that may be undone.
 *
 * @param field the field of the request that holds the password
 * @throws HttpProblem 403 where none was sent, 422 for a wrong one, 429 after too many of them
 */
export async function confirmPassword(
  { secrets, clock, database: { db } }: Context,
  user: User,
  password: string | undefined,
  { field, locale, origin }: { field: string; locale: Locale; origin: Origin },
): Promise<void> {
  if (!password) throw new HttpProblem(403, 'passwordNeeded');
  const key = attemptKey(secrets, 'password', user.email);
  await requireAttempt(db, key, await guessLimit(db), clock.now());
  if (await verifyPassword(user.passwordHash, password)) return forgetAttempts(db, key);
  const actor = { userId: user.id, tenantId: user.tenantId };
  await audit(db, clock.now(), { actor, action: 'password-refused', entity: 'user', entityId: user.id, origin });
  throw new HttpProblem(422, 'invalid', { errors: { [field]: [message(locale, 'passwordWrong')] } });
}
