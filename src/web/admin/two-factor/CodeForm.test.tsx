// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/api/client.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { CodeForm } from './CodeForm.tsx';
import type { SetUp } from './set-up.ts';
import type { CodeEntry } from './use-code-entry.ts';

const toCanvas = vi.hoisted(() => vi.fn());
vi.mock('qrcode', () => ({ toCanvas }));

afterEach(cleanup);

const setUp: SetUp = { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x' };
const verifyLabel = 'Code from your authenticator app';
const setUpLabel = 'Enter the 6 digits that the app shows';
type Verify = (entry: CodeEntry) => Promise<void>;

describe('§5 2FA code', () => {
  it('is exactly 6 characters, and goes by itself once it is complete', () => {
    const onVerify = vi.fn<Verify>(() => new Promise(() => undefined));
    show({ onVerify });
    type(verifyLabel, '12345');
    expect(button('Verify').disabled).toBe(true);
    expect(onVerify).not.toHaveBeenCalled();
    type(verifyLabel, '123456');
    expect(onVerify).toHaveBeenCalledExactlyOnceWith({ code: '123456', password: '' });
  });

  it('goes once, however often it is sent', () => {
    const onVerify = vi.fn<Verify>(() => new Promise(() => undefined));
    show({ onVerify });
    type(verifyLabel, '123456');
    fireEvent.submit(button('Checking…').form ?? document.body);
    expect(onVerify).toHaveBeenCalledTimes(1);
  });
});

const problem = { type: 'about:blank', title: 'No' };
it.each([
  [new ApiError({ ...problem, status: 403, detail: 'Not this code' }), 'Not this code'],
  [new ApiError({ ...problem, status: 403 }), 'Verification failed. Please check the code.'],
  [new ApiError({ ...problem, status: 422, errors: { twoFactorCode: ['Other code'] } }), 'Other code'],
  [new ApiError({ ...problem, status: 500 }), 'An error occurred.'],
  [new NetworkError(null), /^An error occurred\. The server did not answer/],
])('§8 2FA dialog: says why a code was refused, and takes another: %s', async (error, sentence) => {
  show({ onVerify: () => Promise.reject(error) });
  type(verifyLabel, '123456');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(sentence));
  const field = screen.getByLabelText<HTMLInputElement>(verifyLabel);
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  type(verifyLabel, '1');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('waits for the password where it is asked for, and keeps the code where only the password is wrong', async () => {
  const onVerify = vi.fn<Verify>(() =>
    Promise.reject(new ApiError({ ...problem, status: 422, errors: { password: ['Wrong password'] } })),
  );
  show({ onVerify, setUp, asksPassword: true });
  expect(document.activeElement).toBe(screen.getByLabelText('Enter your password'));
  type(setUpLabel, '123456');
  expect(onVerify).not.toHaveBeenCalled();
  type('Enter your password', 'secret');
  fireEvent.click(button('Verify'));
  expect(onVerify).toHaveBeenCalledWith({ code: '123456', password: 'secret' });
  await screen.findByText('Wrong password');
  expect(screen.getByLabelText<HTMLInputElement>(setUpLabel).value).toBe('123456');
  expect(document.activeElement).toBe(screen.getByLabelText('Enter your password'));
});

it('takes a recovery code in place of one from the app', () => {
  const onVerify = vi.fn<Verify>(() => new Promise(() => undefined));
  show({ onVerify });
  fireEvent.click(button('Use a recovery code'));
  expect(button('Verify').disabled).toBe(true);
  type('Recovery code', ' ABCDE-FGHJK ');
  expect(onVerify).not.toHaveBeenCalled();
  fireEvent.click(button('Verify'));
  expect(onVerify).toHaveBeenCalledExactlyOnceWith({ code: 'ABCDE-FGHJK', password: '' });
});

it("§8 2FA dialog: 'Setup key is missing. Cannot verify.'", async () => {
  const onVerify = vi.fn<Verify>();
  show({ onVerify, setUp: { ...setUp, secret: '' } });
  type(setUpLabel, '123456');
  await screen.findByText('Setup key is missing. Cannot verify.');
  expect(onVerify).not.toHaveBeenCalled();
});

it("§8 2FA dialog: 'Failed to display QR code.'", async () => {
  toCanvas.mockRejectedValueOnce(new Error('no canvas'));
  show({ onVerify: vi.fn(), setUp });
  await screen.findByText('Failed to display QR code.');
});

it('§9 two-factor: the QR picture is drawn 180 wide with error correction H', async () => {
  show({ onVerify: vi.fn(), setUp });
  const options = { width: 180, errorCorrectionLevel: 'H' };
  await waitFor(() => expect(toCanvas).toHaveBeenLastCalledWith(expect.anything(), setUp.url, options));
});

function show(props: { onVerify: Verify; setUp?: SetUp; asksPassword?: boolean }) {
  render(
    <AdminContext i18nProvider={createI18nProvider('en')}>
      <CodeForm {...props} onCancel={() => undefined} />
    </AdminContext>,
  );
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function button(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}
