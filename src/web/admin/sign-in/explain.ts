import { ApiError } from '#web/api/client.ts';
import { SignInError } from '#web/session/sign-in.ts';

/** What a failed sign-in says: a sentence, and sometimes what to do. */
export interface Explanation {
  readonly text: string;
  readonly more?: string;
}

/** A failed sign-in in the specification's words, or the server's. */
export function explain(error: unknown, translate: (key: string) => string): Explanation {
  if (error instanceof ApiError && error.problem.detail) return { text: error.problem.detail };
  const reason = error instanceof SignInError ? error.reason : ({ key: 'failed' } as const);
  if ('text' in reason) return { text: reason.text };
  if (reason.key === 'noAnswer') return { text: translate('signIn.error.failed'), more: translate('signIn.noAnswer') };
  return { text: translate(`signIn.error.${reason.key}`) };
}

/** Whether a challenge cannot be met any more, so that only signing in anew helps. */
export function endsChallenge(error: unknown): boolean {
  return error instanceof SignInError || (error instanceof ApiError && error.status === 401);
}
