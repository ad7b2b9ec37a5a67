// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '#contract/index.ts';
import { ApiError, type Client, NetworkError } from '#web/api/client.ts';
import { en } from '#web/i18n/admin/en.ts';
import { fakeSession } from './fake-session.ts';
import { clearSession, isSignedIn } from './session-store.ts';
import { SignInError, type SignInReason, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { createTokenSource } from './token-source.ts';

const credentials = { username: 'a@example.nl', password: 'secret' };
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

  it('says plainly that a second factor cannot be taken yet', async () => {
    const client = fakeClient({ login: async () => ({ preAuthToken: 'x' }), profile: profileOf(1) });
    expect(await failure(client)).toBe(en.signIn.error.twoFactor);
    expect(isSignedIn()).toBe(false);
  });
});

describe('a sign-out', () => {
  it('ends the session here whatever the server says, and tells the server whose it was', async () => {
    const session = fakeSession();
    const client = fakeClient({ login: async () => session, profile: profileOf(1), logout: refused(500) });
    await signIn(client, credentials);
    await signOut(client);
    expect(isSignedIn()).toBe(false);
    const headers = { Authorization: `Bearer ${session.token}` };
    expect(client.call).toHaveBeenCalledWith(operations.session.logout, {}, { headers });
  });

  it.each([401, 403] as const)('follows a %i on an authenticated call, but not on the logout call', async (status) => {
    const client = fakeClient({ login: async () => fakeSession(), profile: profileOf(1) });
    await signIn(client, credentials);
    const tokens = createTokenSource(client);
    tokens.onRefused(status, operations.session.logout.id);
    expect(isSignedIn()).toBe(true);
    tokens.onRefused(status, operations.responses.list.id);
    expect(isSignedIn()).toBe(false);
  });
});

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
