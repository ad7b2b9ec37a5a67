// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Api, ApiProvider } from '#web/api/ApiProvider.tsx';
import { ApiError, NetworkError } from '#web/api/client.ts';
import { fakeSession } from '#web/session/fake-session.ts';
import { clearSession, isSignedIn } from '#web/session/session-store.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { SignInForm } from './SignInForm.tsx';

vi.mock('qrcode', () => ({ toCanvas: () => Promise.resolve() }));

beforeEach(() => clearSession());
afterEach(cleanup);

const refused = (status: number, detail?: string) => new ApiError({ type: 'about:blank', title: 'No', status, detail });
const preAuth = (payload: object) => ({ preAuthToken: `e30.${btoa(JSON.stringify(payload))}.none` });
const verify = preAuth({ purpose: 'verify_2fa' });
const setUp = preAuth({ purpose: 'setup_2fa', twoFactorSecret: 'JBSWY3DPEHPK3PXP', qrCodeUrl: 'otpauth://totp/x' });

it('§5 login: lets nobody in without a password', () => {
  show(vi.fn());
  expect(button('Sign in').disabled).toBe(true);
  fill('E-mail address', 'a@example.nl');
  expect(button('Sign in').disabled).toBe(true);
  fill('Password', 'secret');
  expect(button('Sign in').disabled).toBe(false);
  fill('Password', '');
  expect(button('Sign in').disabled).toBe(true);
});

it('shows what is typed only when asked to', () => {
  show(vi.fn());
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
});

it('signs in once, with what was typed', () => {
  const login = vi.fn(() => new Promise(() => undefined));
  show(login);
  fill('E-mail address', 'a@example.nl');
  fill('Password', 'secret');
  const { form } = button('Sign in');
  if (!form) throw new Error('The button is in no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(login).toHaveBeenCalledTimes(1);
  expect(login).toHaveBeenCalledWith({ username: 'a@example.nl', password: 'secret' });
  expect(screen.getByRole('button', { name: 'Signing in…' })).toBeDefined();
});

it.each([
  [refused(403, 'Locked for an hour'), 'Locked for an hour'],
  [refused(403), 'Invalid login credentials'],
  [refused(404), 'Login server unreachable'],
  [new NetworkError(null), /^Could not authenticate The server did not answer/],
  [new TypeError('oops'), 'Could not authenticate'],
])('§8 login: says why it failed: %s', async (error, sentence) => {
  show(() => Promise.reject(error));
  enter();
  await waitFor(() => expect(alerts()).toMatch(sentence));
  expect(button('Sign in').disabled).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it("§8 2FA cancel: '2FA setup is required to proceed.' in set-up, and what to do in both", async () => {
  for (const answer of [setUp, verify]) {
    show(() => Promise.resolve(answer));
    enter();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(alerts()).toContain('2FA setup is required to proceed.'));
    expect(alerts().includes('enter the code from your authenticator app')).toBe(answer === verify);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    cleanup();
  }
});

it('§4 login: a code signs in; a wrong one stays in the dialog; one that comes too late ends it', async () => {
  const answers = [verify, refused(403, 'Not this one'), refused(401, 'Too late'), verify, fakeSession()];
  show(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  enter();
  const code = () => screen.findByLabelText<HTMLInputElement>('Code from your authenticator app');
  fireEvent.change(await code(), { target: { value: '111 111' } });
  await screen.findByText('Not this one');
  expect((await code()).value).toBe('');
  fireEvent.change(await code(), { target: { value: '222-222' } });
  await waitFor(() => expect(alerts()).toBe('Too late'));
  expect(screen.queryByRole('dialog')).toBeNull();
  enter();
  fireEvent.change(await code(), { target: { value: '333333' } });
  await waitFor(() => expect(isSignedIn()).toBe(true));
});

it('keeps the session of a set-up only once the recovery codes are kept', async () => {
  const session = { ...fakeSession(), recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] };
  const answers = [setUp, session];
  show(async () => answers.shift());
  enter();
  const code = await screen.findByLabelText('Enter the 6 digits that the app shows');
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  fireEvent.change(code, { target: { value: '333333' } });
  await screen.findByText('CCCCC-DDDDD');
  expect(isSignedIn()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(isSignedIn()).toBe(true);
});

function show(login: (body: unknown) => Promise<unknown>) {
  const call = (operation: { id: string }, { body }: { body?: unknown }) =>
    operation.id === 'session.login' ? login(body) : Promise.resolve({ _data: { id: 1 } });
  const guest = { call } as unknown as Api['guest'];
  render(
    <ApiProvider api={{ apiUrl: '', client: guest, guest }}>
      <AdminContext i18nProvider={createI18nProvider('en')}>
        <SignInForm />
      </AdminContext>
    </ApiProvider>,
  );
}

function enter() {
  fill('Password', 'secret');
  fireEvent.click(button('Sign in'));
}

function button(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** What the form itself says; the dialog hides it from readers while it is open. */
function alerts() {
  return document.querySelector('form.sign-in-form [role=alert]')?.textContent?.trim() ?? '';
}
