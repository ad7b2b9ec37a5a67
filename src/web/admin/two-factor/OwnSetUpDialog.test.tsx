// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { type Api, ApiProvider } from '#web/api/ApiProvider.tsx';
import { ApiError } from '#web/api/client.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { OwnSetUpDialog } from './OwnSetUpDialog.tsx';

vi.mock('qrcode', () => ({ toCanvas: () => Promise.resolve() }));
afterEach(cleanup);

const failed = (detail?: string) => () =>
  Promise.reject(new ApiError({ type: 'about:blank', title: 'No', status: 500, detail }));

it.each([
  ['User ID is required for 2FA management.', 0, failed()],
  ['Failed to load 2FA data.', 1, failed()],
  ['The database is away.', 1, failed('The database is away.')],
  ['Could not retrieve 2FA setup information.', 1, async () => ({ _data: {} })],
])('§8 2FA dialog: says %j, and lets one try again', async (sentence, userId, call) => {
  show(userId, call);
  await screen.findByText(sentence);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('§3 2FA setup data: shows the key to type over', async () => {
  show(1, async () => ({ _data: { new_twofactor: 'JBSWY3DP', two_factor_string: 'otpauth://totp/x' } }));
  await screen.findByText('JBSW Y3DP');
});

function show(userId: number, call: () => Promise<unknown>) {
  const client = { call } as unknown as Api['client'];
  render(
    <ApiProvider api={{ apiUrl: '', client, guest: client }}>
      <AdminContext i18nProvider={createI18nProvider('en')}>
        <OwnSetUpDialog userId={userId} isReplacement={false} onSaved={() => undefined} onClose={() => undefined} />
      </AdminContext>
    </ApiProvider>,
  );
}
