// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';
import { cached } from '#web/cache/cache.ts';
import { fakeSession } from './fake-session.ts';
import { createTokenGetter } from './refresh.ts';
import {
  beginImpersonation,
  clearSession,
  currentSession,
  endSession,
  impersonationReturn,
  isImpersonating,
  isSignedIn,
  replaceToken,
  storeSession,
  takeReturn,
} from './session-store.ts';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const impersonator = { id: 1, name: 'Admin' };
const own = (exp = inSeconds(900), refreshToken = 'own-1') => fakeSession({ exp }, refreshToken);
const acting = (exp = inSeconds(900), refreshToken = 'acting-1') =>
  fakeSession({ id: 7, sid: 'sid-7', exp, impersonator }, refreshToken);

beforeEach(() => {
  clearSession();
  localStorage.clear();
  window.history.replaceState(null, '', '/settings/users?page=2');
});

describe('acting as somebody else', () => {
  it('§4 stores the current user as backup and swaps in the impersonated user', () => {
    storeSession(own());
    beginImpersonation(acting());
    expect(isImpersonating()).toBe(true);
    expect(currentSession()).toMatchObject({ payload: { id: 7, impersonator }, backup: { refreshToken: 'own-1' } });
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toHaveProperty('backup.refreshToken', 'own-1');
  });

  it('§7 leaves nothing that was cached for one user to the other', async () => {
    const load = vi.fn(async () => ['Eigen']);
    storeSession(own());
    await cached('tenants', load);
    storeSession(own(inSeconds(900), 'own-2'));
    await cached('tenants', load);
    expect(load).toHaveBeenCalledTimes(1);
    beginImpersonation(acting());
    await cached('tenants', load);
    endSession();
    await cached('tenants', load);
    clearSession();
    await cached('tenants', load);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('comes back to where it began', () => {
    storeSession(own());
    beginImpersonation(acting());
    expect(impersonationReturn()).toBe('/settings/users?page=2');
    expect(endSession()).toBe('restored');
    expect(impersonationReturn()).toBe('/settings/users?page=2');
    expect(isImpersonating()).toBe(false);
    expect([takeReturn(), takeReturn()]).toEqual(['Admin', undefined]);
  });

  it('does not begin within itself, nor without an own session', () => {
    expect(() => beginImpersonation(acting())).toThrow();
    storeSession(own());
    beginImpersonation(acting());
    expect(() => beginImpersonation(acting())).toThrow();
    expect(currentSession()?.backup?.refreshToken).toBe('own-1');
  });

  it('counts as signed in where two-factor is enforced: the own sign-in answered for that', () => {
    storeSession(own());
    const { payload } = currentSession() ?? {};
    if (!payload) throw new Error('no session');
    const config = { ...payload.config, enforceTwoFactor: true };
    beginImpersonation(fakeSession({ id: 7, sid: 'sid-7', impersonator, config }));
    expect(isSignedIn()).toBe(true);
  });

  it('signs out where the own session has ended meanwhile', () => {
    storeSession(fakeSession({ sessionEnd: inSeconds(-1) }));
    beginImpersonation(acting());
    expect(endSession()).toBe('signed-out');
    expect(currentSession()).toBeNull();
  });

  it('is over for good with a new sign-in', () => {
    storeSession(own());
    beginImpersonation(acting());
    storeSession(own());
    expect(isImpersonating()).toBe(false);
  });
});

describe('a refresh while the sessions are swapped', () => {
  /** A refresh that is under way until it is answered. */
  function underWay() {
    let resolve: (session: Session) => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    const answer = new Promise<Session>((...settle) => {
      [resolve, reject] = settle;
    });
    const requestTokens = vi.fn((_: { refreshToken: string }) => answer);
    return { resolve, reject, requestTokens, getToken: createTokenGetter({ requestTokens }) };
  }

  it('renews the own session behind the other’s, and gives its token to nobody', async () => {
    const { getToken, resolve } = underWay();
    storeSession(own(inSeconds(30)));
    const token = getToken();
    beginImpersonation(acting());
    resolve(own(inSeconds(900), 'own-2'));
    expect(await token).toBeNull();
    expect(currentSession()).toMatchObject({ refreshToken: 'acting-1', backup: { refreshToken: 'own-2' } });
    expect(impersonationReturn()).toBe('/settings/users?page=2');
  });

  it('keeps the way back when the other’s session is renewed', async () => {
    const { getToken, resolve } = underWay();
    storeSession(own());
    beginImpersonation(acting(inSeconds(30)));
    const token = getToken();
    resolve(acting(inSeconds(900), 'acting-2'));
    expect(await token).toBe(currentSession()?.token);
    expect(currentSession()).toMatchObject({ refreshToken: 'acting-2', backup: { refreshToken: 'own-1' } });
  });

  it('does not bring the other’s session back', async () => {
    const { getToken, resolve } = underWay();
    storeSession(own());
    beginImpersonation(acting(inSeconds(30)));
    const token = getToken();
    endSession();
    resolve(acting(inSeconds(900), 'acting-2'));
    expect(await token).toBeNull();
    expect(currentSession()).toMatchObject({ refreshToken: 'own-1', payload: { id: 1 } });
  });

  it('restores the own session, whose stale token is then refreshed, when the other’s is refused', async () => {
    const { getToken, reject, requestTokens } = underWay();
    storeSession(own(inSeconds(-300)));
    beginImpersonation(acting(inSeconds(30)));
    const token = getToken();
    reject(new ApiError({ type: 'about:blank', title: 'No', status: 401 }));
    expect(await token).toBeNull();
    expect(currentSession()?.refreshToken).toBe('own-1');
    requestTokens.mockResolvedValueOnce(own(inSeconds(900), 'own-2'));
    expect(await getToken()).toBe(currentSession()?.token);
    expect(currentSession()?.refreshToken).toBe('own-2');
  });

  it('is not joined by calls of the session that was swapped in', async () => {
    const { getToken, resolve, requestTokens } = underWay();
    storeSession(own(inSeconds(30)));
    const before = getToken();
    beginImpersonation(acting(inSeconds(30)));
    requestTokens.mockResolvedValueOnce(acting(inSeconds(900), 'acting-2'));
    expect(await getToken()).toBe(currentSession()?.token);
    resolve(own(inSeconds(900), 'own-2'));
    expect(await before).toBeNull();
    expect(requestTokens.mock.calls.map(([{ refreshToken }]) => refreshToken)).toEqual(['own-1', 'acting-1']);
    expect(currentSession()).toMatchObject({ refreshToken: 'acting-2', backup: { refreshToken: 'own-2' } });
  });
});

it('keeps the longer time where a session was extended while its refresh ran', async () => {
  storeSession(fakeSession({ exp: inSeconds(30), sessionEnd: inSeconds(90) }, 'own-1'));
  const getToken = createTokenGetter({
    requestTokens: async () => {
      replaceToken(fakeSession({ exp: inSeconds(900), sessionEnd: inSeconds(43_200) }).token);
      return fakeSession({ exp: inSeconds(900), sessionEnd: inSeconds(90) }, 'own-2');
    },
  });
  await getToken();
  expect(currentSession()?.refreshToken).toBe('own-2');
  expect(currentSession()?.payload.sessionEnd).toBe(inSeconds(43_200));
});
