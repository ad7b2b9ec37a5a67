import { jwtDecode } from 'jwt-decode';
import type { Problem } from '#contract/envelope.ts';
import type { PreAuthPayload, Session } from '#contract/session.ts';
import { type Answer, type CallOptions, call, type TestApp } from './app.ts';
import { authenticatorCode } from './authenticator.ts';
import { password } from './people.ts';

/** What a sign-in may answer: a session, a pre-auth token, or a problem. */
export type SignInAnswer = Answer<Session & { preAuthToken: string } & Problem>;

/** One call of login with form fields. */
export function login(
  app: Pick<TestApp, 'app'>,
  form: Record<string, string>,
  options: Omit<CallOptions, 'form'> = {},
): Promise<SignInAnswer> {
  return call(app, 'POST', 'login', { form, ...options });
}

/** The pre-auth token that a right password gives, with what it says. */
export async function passwordStep(app: Pick<TestApp, 'app'>, email: string, theirs = password) {
  const { status, body } = await login(app, { username: email, password: theirs });
  if (status !== 200 || !body.preAuthToken) throw new Error(`${email} got no pre-auth token: ${status}`);
  return { token: body.preAuthToken, payload: jwtDecode<PreAuthPayload>(body.preAuthToken) };
}

/** An enrolled user's session, with the secret of the authenticator app and the recovery codes. */
export interface Enrolled {
  readonly session: Session;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets two-factor up for somebody whose role enforces it, by signing in. */
export async function enrol(app: Pick<TestApp, 'app' | 'clock'>, email: string): Promise<Enrolled> {
  const { token, payload } = await passwordStep(app, email);
  const secret = payload.twoFactorSecret ?? '';
  const { status, body } = await login(app, { twoFactorCode: authenticatorCode(secret, app.clock.now()) }, { token });
  if (status !== 200 || !body.recoveryCodes) throw new Error(`${email} could not set two-factor up: ${status}`);
  return { session: body, secret, recoveryCodes: body.recoveryCodes };
}
