// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSession } from './fake-session.ts';
import { homeRoute, mayCall } from './permissions.ts';
import {
  clearSession,
  currentSession,
  isSignedIn,
  noteTwoFactor,
  replaceToken,
  storeSession,
  subscribeToSession,
} from './session-store.ts';

beforeEach(() => {
  clearSession();
  localStorage.clear();
});

describe('the session', () => {
  it('is kept with what its token says', () => {
    storeSession(fakeSession({ id: 7 }));
    expect(isSignedIn()).toBe(true);
    expect(currentSession()?.payload.id).toBe(7);
    expect(homeRoute()).toBe('/responses');
  });

  it.each(['', 'not-a-token', 'a.b.c', btoa('{}')])('counts as signed out where the token is %j', (token) => {
    storeSession({ ...fakeSession(), token });
    expect(isSignedIn()).toBe(false);
    expect(currentSession()).toBeNull();
  });

  it('counts as signed out where what is stored is not a session', () => {
    localStorage.setItem('session', '{"token":');
    expect(isSignedIn()).toBe(false);
  });

  it('counts as signed out while an enforced second factor is missing', () => {
    const { config } = currentAfterStoring();
    storeSession(fakeSession({ config: { ...config, enforceTwoFactor: true } }));
    expect(isSignedIn()).toBe(false);
    expect(mayCall('signed-in')).toBe(false);
    storeSession({ ...fakeSession({ config: { ...config, enforceTwoFactor: true } }), hasTwoFactor: true });
    expect(isSignedIn()).toBe(true);
  });

  it('takes another token of its own, and none of another session', () => {
    storeSession(fakeSession());
    const longer = fakeSession({ sessionEnd: 2_000_000_000 }).token;
    replaceToken(longer);
    expect(currentSession()).toMatchObject({ token: longer, refreshToken: 'refresh-1', endsAt: 2_000_000_000_000 });
    replaceToken(fakeSession({ sid: 'sid-2' }).token);
    replaceToken('not-a-token');
    expect(currentSession()?.token).toBe(longer);
    clearSession();
    replaceToken(longer);
    expect(currentSession()).toBeNull();
  });

  it('counts its end from when its token came, by this browser’s clock', () => {
    const issued = Math.floor(Date.now() / 1000) - 7200;
    storeSession(fakeSession({ iat: issued, exp: issued + 900, sessionEnd: issued + 3600 }));
    const left = (currentSession()?.endsAt ?? 0) - Date.now();
    expect(Math.round(left / 1000)).toBe(3600);
  });

  it('knows when two-factor has been switched on', () => {
    storeSession(fakeSession());
    noteTwoFactor(true);
    expect(currentSession()?.hasTwoFactor).toBe(true);
  });

  it('tells this tab and hears the others', () => {
    const heard = vi.fn();
    const stop = subscribeToSession(heard);
    storeSession(fakeSession());
    expect(heard).toHaveBeenCalledTimes(1);
    localStorage.removeItem('session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(isSignedIn()).toBe(false);
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('lives as long as the page where the browser refuses storage', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeSession(fakeSession());
    expect(isSignedIn()).toBe(true);
    clearSession();
    expect(isSignedIn()).toBe(false);
    refuse.mockRestore();
  });

  it('says what an operation asks for', () => {
    expect(mayCall('public')).toBe(true);
    expect(mayCall({ flag: 'surveyManagement.show' })).toBe(false);
    storeSession(fakeSession());
    expect(mayCall({ flag: 'surveyManagement.show' })).toBe(true);
    expect(mayCall({ flag: 'userManagement.show' })).toBe(false);
  });
});

function currentAfterStoring() {
  storeSession(fakeSession());
  const session = currentSession();
  if (!session) throw new Error('no session');
  return session.payload;
}
