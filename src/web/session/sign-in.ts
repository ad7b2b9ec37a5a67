import { operations } from '#contract/index.ts';
import type { Session } from '#contract/session.ts';
import { ApiError, type Client, NetworkError } from '#web/api/client.ts';
import { type Challenge, readPreAuth } from './pre-auth.ts';
import { storeSession } from './session-store.ts';
import { readToken } from './token.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly twoFactorCode?: string;
}

/** Why a sign-in failed: the server's own sentence, or the key of ours. */
export type SignInReason =
  | { readonly text: string }
  | {
      readonly key:
        | 'invalid'
        | 'unreachable'
        | 'failed'
        | 'noAnswer'
        | 'invalidProfile'
        | 'setUpRequired'
        | 'setUpMissing';
    };

export class SignInError extends Error {
  readonly reason: SignInReason;

  constructor(reason: SignInReason) {
    super('text' in reason ? reason.text : reason.key);
    this.reason = reason;
  }
}

/**
 * Signs in: tokens for the credentials, then the user's profile, and only then is the session kept.
 * @param client a client without a token source
 * @returns the session, or the challenge that has to be met before there is one
 * @throws SignInError
 */
export async function signIn(client: Client, credentials: Credentials): Promise<Session | Challenge> {
  const answer = await client.call(operations.session.login, { body: nonEmpty(credentials) }).catch((error) => {
    throw new SignInError(reasonOf(error));
  });
  if (!('token' in answer)) return challengeOf(answer.preAuthToken);
  await verifySession(client, answer);
  storeSession(answer);
  return answer;
}

/**
 * Meets a challenge with a code.
 * @param client a client without a token source
 * @returns the session, not kept yet: what it brings may have to be read before the page leaves
 * @throws ApiError or NetworkError where the code was not taken; SignInError where the session is not good
 */
export async function answerChallenge(client: Client, { token }: Challenge, code: string): Promise<Session> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await client.call(operations.session.login, { body: { twoFactorCode: code } }, { headers });
  if (!('token' in answer)) throw new SignInError({ key: 'failed' });
  await verifySession(client, answer);
  return answer;
}

function challengeOf(preAuthToken: unknown): Challenge {
  const challenge = typeof preAuthToken === 'string' ? readPreAuth(preAuthToken) : null;
  if (!challenge) throw new SignInError({ key: 'setUpMissing' });
  return challenge;
}

async function verifySession(client: Client, session: Session): Promise<void> {
  const payload = readToken(session.token);
  // A session that still owes its second factor opens nothing.
  if (payload?.config.enforceTwoFactor && !session.hasTwoFactor) throw new SignInError({ key: 'setUpRequired' });
  const headers = { Authorization: `Bearer ${session.token}` };
  const profile = await client.call(operations.session.profile, {}, { headers }).catch(() => null);
  if (!payload || profile?._data?.id !== payload.id) throw new SignInError({ key: 'invalidProfile' });
}

/** The sentence for a failed login call: the server's where it has one, else by status. */
function reasonOf(error: unknown): SignInReason {
  if (error instanceof NetworkError) return { key: 'noAnswer' };
  if (!(error instanceof ApiError)) return { key: 'failed' };
  if (error.problem.detail) return { text: error.problem.detail };
  if (error.status === 403) return { key: 'invalid' };
  return { key: error.status === 400 || error.status === 404 ? 'unreachable' : 'failed' };
}

function nonEmpty(credentials: Credentials): Partial<Credentials> {
  return Object.fromEntries(Object.entries(credentials).filter(([, value]) => value));
}
