// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '#contract/index.ts';
import { ApiError, type Client, NetworkError } from '#web/api/client.ts';
import { en } from '#web/i18n/admin/en.ts';
import { fakeSession } from './fake-session.ts';
import { clearSession, isSignedIn } from './session-store.ts';
import { answerChallenge, SignInError, type SignInReason, signIn } from './sign-in.ts';

const credentials = { username: 'a@example.nl', password: 'secret' };
const permissions = {
  enforceTwoFactor: false,
  applicationVersion: '1.0.0',
  base: { homeRoute: '/responses' },
  featureFlags: {},
  profileFlags: {},
};
const profileOf = (id: number) => async () => ({ _data: { id } });
const refused = (status: number, detail?: string) => () =>
  Promise.reject(new ApiError({ type: 'about:blank', title: 'No', status, detail }));

beforeEach(() => clearSession());

describe('a sign-in', () => {
  it('keeps the session once the profile is there', async () => {
    const session = fakeSession();
    const client = fakeClient({ login: async () => session, profile: profileOf(1) });
    await signIn(client, credentials);
    expect(isSignedIn()).toBe(true);
    expect(client.call).toHaveBeenCalledWith(operations.session.login, { body: credentials });
    const headers = { Authorization: `Bearer ${session.token}` };
    expect(client.call).toHaveBeenCalledWith(operations.session.profile, {}, { headers });
  });

  it('sends only what was filled in', async () => {
    const client = fakeClient({ login: async () => fakeSession(), profile: profileOf(1) });
    await signIn(client, { username: '', password: 'secret', twoFactorCode: '' });
    expect(client.call).toHaveBeenCalledWith(operations.session.login, { body: { password: 'secret' } });
  });

  it.each([
    ['the server’s own text', refused(403, 'Locked for an hour'), 'Locked for an hour'],
    ['403', refused(403), 'Invalid login credentials'],
    ['400', refused(400), 'Login server unreachable'],
    ['404', refused(404), 'Login server unreachable'],
    ['500', refused(500), 'Could not authenticate'],
    ['no connection', () => Promise.reject(new NetworkError(null)), 'Could not authenticate'],
    ['anything else', () => Promise.reject(new TypeError('oops')), 'Could not authenticate'],
  ])('fails with %s in the specified words', async (_, login, sentence) => {
    expect(await failure(fakeClient({ login, profile: profileOf(1) }))).toBe(sentence);
    expect(isSignedIn()).toBe(false);
  });

  it.each([
    ['missing', refused(404)],
    ['empty', async () => undefined],
    ['somebody else’s', profileOf(2)],
  ])('fails where the profile is %s', async (_, profile) => {
    const sentence = await failure(fakeClient({ login: async () => fakeSession(), profile }));
    expect(sentence).toBe('Login server unreachable, invalid profile');
    expect(isSignedIn()).toBe(false);
  });

  it('does not open anything to a session that owes its second factor', async () => {
    const session = fakeSession({ config: { ...permissions, enforceTwoFactor: true } });
    const client = fakeClient({ login: async () => session, profile: profileOf(1) });
    expect(await failure(client)).toBe('2FA setup is required to proceed.');
    expect(isSignedIn()).toBe(false);
  });
});

describe('two-factor', () => {
  const setUp = { purpose: 'setup_2fa', twoFactorSecret: 'JBSWY3DPEHPK3PXP', qrCodeUrl: 'otpauth://totp/x' };

  it.each([
    ['a code', { purpose: 'verify_2fa' }, { purpose: 'verify_2fa' }],
    ['setting up', setUp, { purpose: 'setup_2fa', secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x' }],
  ])('§4 login: a pre-auth token asks for %s', async (_, payload, challenge) => {
    const preAuthToken = tokenOf(payload);
    const client = fakeClient({ login: async () => ({ preAuthToken }), profile: profileOf(1) });
    expect(await signIn(client, credentials)).toEqual({ token: preAuthToken, ...challenge });
    expect(isSignedIn()).toBe(false);
  });

  it.each([
    ['cannot be decoded', 'no token'],
    ['has another purpose', tokenOf({ purpose: 'access' })],
    ['has no secret', tokenOf({ ...setUp, twoFactorSecret: '' })],
    ['has no address', tokenOf({ ...setUp, qrCodeUrl: undefined })],
    ['is missing', undefined],
  ])('§8 login: a pre-auth token that %s lacks set-up information', async (_, preAuthToken) => {
    const client = fakeClient({ login: async () => ({ preAuthToken }), profile: profileOf(1) });
    const sentence = 'Missing required setup information. Please try logging in again.';
    expect(await failure(client)).toBe(sentence);
  });

  it('§7 sends the code with the pre-auth token as bearer, and leaves the session to be kept', async () => {
    const session = fakeSession();
    const client = fakeClient({ login: async () => session, profile: profileOf(1) });
    const challenge = { token: 'pre-auth', purpose: 'verify_2fa' } as const;
    expect(await answerChallenge(client, challenge, '123456')).toBe(session);
    const headers = { Authorization: 'Bearer pre-auth' };
    expect(client.call).toHaveBeenCalledWith(
      operations.session.login,
      { body: { twoFactorCode: '123456' } },
      { headers },
    );
    expect(isSignedIn()).toBe(false);
  });

  it('§8 login: verifies the profile after the code, too', async () => {
    const client = fakeClient({ login: async () => fakeSession(), profile: profileOf(2) });
    const answer = answerChallenge(client, { token: 'pre-auth', purpose: 'verify_2fa' }, '123456');
    await expect(answer).rejects.toMatchObject({ reason: { key: 'invalidProfile' } });
  });
});

function tokenOf(payload: object): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'none' })}.${part(payload)}.none`;
}

function fakeClient(answers: Record<string, () => Promise<unknown>>) {
  const call = vi.fn((operation: { id: string }) => answers[operation.id.replace('session.', '')]?.());
  return { call } as unknown as Client & { call: typeof call };
}

async function failure(client: Client): Promise<string | undefined> {
  const error = await signIn(client, credentials).catch((caught: unknown) => caught);
  return error instanceof SignInError ? inWords(error.reason) : undefined;
}

function inWords(reason: SignInReason): string {
  if ('text' in reason) return reason.text;
  return en.signIn.error[reason.key === 'noAnswer' ? 'failed' : reason.key];
}
