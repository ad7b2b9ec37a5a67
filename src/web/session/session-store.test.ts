// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSession } from './fake-session.ts';
import { homeRoute, mayCall } from './permissions.ts';
import { clearSession, currentSession, isSignedIn, storeSession, subscribeToSession } from './session-store.ts';

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
