// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/api/client.ts';
import { fakeSession } from './fake-session.ts';
import { createTokenGetter } from './refresh.ts';
import { clearSession, currentSession, isSignedIn, storeSession } from './session-store.ts';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const ending = () => fakeSession({ exp: inSeconds(59) }, 'old');
const renewed = () => fakeSession({ exp: inSeconds(900) }, 'new');
const refusal = (status: number) => new ApiError({ type: 'about:blank', title: 'No', status });

beforeEach(() => clearSession());

describe('the access token', () => {
  it('is null where nobody is signed in', async () => {
    const requestTokens = vi.fn();
    expect(await createTokenGetter({ requestTokens })()).toBeNull();
    expect(requestTokens).not.toHaveBeenCalled();
  });

  it('is used as it is while it has more than a minute left', async () => {
    const requestTokens = vi.fn();
    storeSession(fakeSession({ exp: inSeconds(62) }));
    expect(await createTokenGetter({ requestTokens })()).toBe(currentSession()?.token);
    expect(requestTokens).not.toHaveBeenCalled();
  });

  it('is used by a browser whose clock is an hour ahead, and refreshed when its time is up all the same', async () => {
    const requestTokens = vi.fn(async () => renewed());
    const issued = inSeconds(-3600);
    storeSession(fakeSession({ iat: issued, exp: issued + 900 }));
    let now = Date.now();
    const getToken = createTokenGetter({ requestTokens, now: () => now });
    await getToken();
    expect(requestTokens).not.toHaveBeenCalled();
    now += 841_000;
    await getToken();
    expect(requestTokens).toHaveBeenCalledTimes(1);
  });

  it('is refreshed once for twenty calls at a time', async () => {
    const next = renewed();
    const requestTokens = vi.fn(async () => next);
    storeSession(ending());
    const getToken = createTokenGetter({ requestTokens });
    const tokens = await Promise.all(Array.from({ length: 20 }, getToken));
    expect(new Set(tokens)).toEqual(new Set([next.token]));
    expect(requestTokens).toHaveBeenCalledTimes(1);
    expect(requestTokens).toHaveBeenCalledWith({ refreshToken: 'old', userId: 1 });
    expect(currentSession()?.refreshToken).toBe('new');
  });

  it('is refreshed once for twelve tabs that share a lock', async () => {
    const locks = queueingLocks();
    const requestTokens = vi.fn(async () => renewed());
    storeSession(ending());
    const tabs = Array.from({ length: 12 }, () => createTokenGetter({ requestTokens, locks }));
    const tokens = await Promise.all(tabs.map((getToken) => getToken()));
    expect(requestTokens).toHaveBeenCalledTimes(1);
    expect(new Set(tokens)).toEqual(new Set([currentSession()?.token]));
  });

  it('keeps the lock a moment longer than it takes to store, for other tabs read that later', async () => {
    vi.useFakeTimers();
    let isHeld = false;
    const locks = {
      request: async (_name: string, work: () => Promise<unknown>) => {
        isHeld = true;
        await work().finally(() => {
          isHeld = false;
        });
      },
    } as unknown as LockManager;
    storeSession(ending());
    const token = createTokenGetter({ requestTokens: async () => renewed(), locks })();
    await vi.advanceTimersByTimeAsync(99);
    expect([currentSession()?.refreshToken, isHeld]).toEqual(['new', true]);
    await vi.advanceTimersByTimeAsync(1);
    await token;
    expect(isHeld).toBe(false);
    vi.useRealTimers();
  });

  it.each([400, 401, 403, 404])('is gone, and the session with it, after a refusal with %i', async (status) => {
    storeSession(ending());
    const getToken = createTokenGetter({ requestTokens: () => Promise.reject(refusal(status)) });
    expect(await getToken()).toBeNull();
    expect(isSignedIn()).toBe(false);
  });

  it.each([
    ['no connection', new NetworkError(new TypeError('failed'))],
    ['a broken server', refusal(503)],
    ['a busy server', refusal(429)],
  ])('stays in use, and the session too, through %s', async (_, error) => {
    const session = ending();
    storeSession(session);
    const getToken = createTokenGetter({ requestTokens: () => Promise.reject(error) });
    expect(await getToken()).toBe(session.token);
    expect(isSignedIn()).toBe(true);
  });

  it('rejects once it has ended and the server cannot be reached, and the session stays', async () => {
    const lost = new NetworkError(new TypeError('failed'));
    storeSession(fakeSession({ exp: inSeconds(-5) }));
    await expect(createTokenGetter({ requestTokens: () => Promise.reject(lost) })()).rejects.toBe(lost);
    expect(isSignedIn()).toBe(true);
  });

  it('tries again after a failure', async () => {
    const requestTokens = vi.fn<() => Promise<ReturnType<typeof renewed>>>();
    requestTokens.mockRejectedValueOnce(new NetworkError(null)).mockResolvedValueOnce(renewed());
    storeSession(ending());
    const getToken = createTokenGetter({ requestTokens });
    await getToken();
    await getToken();
    expect(currentSession()?.refreshToken).toBe('new');
  });

  it('does not bring back a session that was ended while the refresh ran', async () => {
    storeSession(ending());
    const getToken = createTokenGetter({
      requestTokens: async () => {
        clearSession();
        return renewed();
      },
    });
    expect(await getToken()).toBeNull();
    expect(isSignedIn()).toBe(false);
  });

  it('is the other tab’s where that one spent the refresh token first', async () => {
    const theirs = renewed();
    storeSession(ending());
    const getToken = createTokenGetter({
      requestTokens: async () => {
        storeSession(theirs);
        throw refusal(401);
      },
    });
    expect(await getToken()).toBe(theirs.token);
    expect(isSignedIn()).toBe(true);
  });
});

/** Web Locks as far as this needs them: one holder at a time, in the order of asking. */
function queueingLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return { request } as Pick<LockManager, 'request'>;
}
