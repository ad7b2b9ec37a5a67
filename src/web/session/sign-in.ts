import { operations } from '#contract/index.ts';
import type { Session } from '#contract/session.ts';
import { ApiError, type Client, NetworkError } from '#web/api/client.ts';
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
  | { readonly key: 'invalid' | 'unreachable' | 'failed' | 'noAnswer' | 'invalidProfile' | 'twoFactor' };

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
 * @throws SignInError
 */
export async function signIn(client: Client, credentials: Credentials): Promise<void> {
  const answer = await client.call(operations.session.login, { body: nonEmpty(credentials) }).catch((error) => {
    throw new SignInError(reasonOf(error));
  });
  if (!('token' in answer)) throw new SignInError({ key: 'twoFactor' });
  // A session that still owes its second factor opens nothing.
  if (readToken(answer.token)?.config.enforceTwoFactor && !answer.hasTwoFactor)
    throw new SignInError({ key: 'twoFactor' });
  await verifyProfile(client, answer);
  storeSession(answer);
}

async function verifyProfile(client: Client, session: Session): Promise<void> {
  const payload = readToken(session.token);
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
