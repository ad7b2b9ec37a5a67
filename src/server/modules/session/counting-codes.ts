import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit, type Origin } from '../audit/service.ts';
import { attemptKey, forgetAttempts, requireAttempt } from './attempts.ts';
import { guessLimit } from './limits.ts';
import type { User } from './repository.ts';

/**
 * Makes an attempt that stands or falls with a two-factor code, and counts it. Only a right code clears the count:
 * a right password says nothing about codes. Not for use in a transaction that may be undone.
 *
 * @param attempt throws a problem `codeRefused` for a wrong code
 * @throws HttpProblem 429 after too many wrong ones
 */
export async function countingCodes<Result>(
  { secrets, clock, database: { db } }: Context,
  { id, tenantId }: Pick<User, 'id' | 'tenantId'>,
  origin: Origin,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const key = attemptKey(secrets, 'code', id);
  await requireAttempt(db, key, await guessLimit(db), clock.now());
  try {
    const result = await attempt();
    await forgetAttempts(db, key);
    return result;
  } catch (error) {
    if (error instanceof HttpProblem && error.reason === 'codeRefused') {
      const actor = { userId: id, tenantId };
      await audit(db, clock.now(), { actor, action: 'code-refused', entity: 'user', entityId: id, origin });
    }
    throw error;
  }
}
