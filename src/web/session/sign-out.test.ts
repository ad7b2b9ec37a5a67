// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '#contract/index.ts';
import type { Client } from '#web/api/client.ts';
import { fakeSession } from './fake-session.ts';
import { beginImpersonation, clearSession, currentSession, isSignedIn, storeSession } from './session-store.ts';
import { signOut } from './sign-out.ts';
import { createTokenSource } from './token-source.ts';

const impersonator = { id: 1, name: 'Admin' };
const own = fakeSession();
const acting = fakeSession({ id: 7, sid: 'sid-7', impersonator }, 'refresh-7');
const call = vi.fn(async (): Promise<unknown> => ({ success: true }));
const client = { call } as unknown as Client;

beforeEach(() => {
  call.mockClear();
  clearSession();
});
afterEach(() => vi.useRealTimers());

describe('a sign-out', () => {
  it('ends the session here whatever the server says, and tells the server whose it was', async () => {
    storeSession(own);
    call.mockRejectedValueOnce(new Error('HTTP 500'));
    expect(await signOut(client)).toBe('signed-out');
    expect(isSignedIn()).toBe(false);
    const headers = { Authorization: `Bearer ${own.token}` };
    expect(call).toHaveBeenCalledExactlyOnceWith(operations.session.logout, {}, { headers });
  });

  it('does not wait for a server that does not answer', async () => {
    vi.useFakeTimers();
    storeSession(own);
    call.mockReturnValueOnce(new Promise(() => undefined));
    const done = signOut(client);
    expect(isSignedIn()).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await done).toBe('signed-out');
  });

  it('§4 impersonation: logout while a backup exists restores the original user', async () => {
    storeSession(own);
    beginImpersonation(acting);
    expect(await signOut(client)).toBe('restored');
    expect(currentSession()).toMatchObject({ token: own.token, payload: { id: 1 } });
    const headers = { Authorization: `Bearer ${acting.token}` };
    expect(call).toHaveBeenCalledExactlyOnceWith(operations.session.logout, {}, { headers });
    expect(await signOut(client)).toBe('signed-out');
    expect(isSignedIn()).toBe(false);
  });
});

describe('a refused call', () => {
  const tokens = createTokenSource(client);

  it.each([401, 403] as const)('§8 signs out with %i, except for the logout call', (status) => {
    storeSession(own);
    tokens.onRefused(status, operations.session.logout.id, own.token);
    expect(isSignedIn()).toBe(true);
    tokens.onRefused(status, operations.responses.list.id, own.token);
    expect(isSignedIn()).toBe(false);
  });

  it('ends acting as somebody else, and a late answer to that does not end what came back', () => {
    storeSession(own);
    beginImpersonation(acting);
    tokens.onRefused(401, operations.responses.list.id, acting.token);
    expect(currentSession()?.token).toBe(own.token);
    tokens.onRefused(401, operations.responses.list.id, acting.token);
    expect(isSignedIn()).toBe(true);
  });
});
