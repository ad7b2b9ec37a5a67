// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '#web/api/ApiProvider.tsx';
import type { Client } from '#web/api/client.ts';
import { LocaleProvider } from '#web/i18n/LocaleProvider.tsx';
import { createLocaleStore } from '#web/i18n/locale-store.ts';
import type { PageData } from '#web/initial-data.ts';
import { fakeSession } from '#web/session/fake-session.ts';
import { clearSession, storeSession } from '#web/session/session-store.ts';
import { useSiteData } from './use-site-data.ts';

afterEach(() => {
  cleanup();
  clearSession();
});

const initial = { locale: 'en', settings: {}, contents: [] } as unknown as PageData;

function start() {
  const call = vi.fn(async () => ({ _data: ['loaded'] }));
  const client = { call } as unknown as Client;
  const store = createLocaleStore('en');
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <ApiProvider api={{ apiUrl: '/api/v3', client, guest: client }}>
      <LocaleProvider store={store}>{children}</LocaleProvider>
    </ApiProvider>
  );
  return { call, result: renderHook(() => useSiteData(initial), { wrapper }).result };
}

test('pages are loaded again once the visitor has signed in', async () => {
  const { call, result } = start();
  expect(result.current.value).toBe(initial);
  expect(call).not.toHaveBeenCalled();
  act(() => storeSession(fakeSession()));
  await waitFor(() => expect(result.current.value?.contents).toEqual(['loaded']));
});

test('what the server rendered for everyone is not what someone comes back to who has just signed in', async () => {
  storeSession(fakeSession());
  const { result } = start();
  expect(result.current.value).toBeUndefined();
  await waitFor(() => expect(result.current.value?.contents).toEqual(['loaded']));
});
