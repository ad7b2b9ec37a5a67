// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type AuthProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { SignInError } from '#web/session/sign-in.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { SignInForm } from './SignInForm.tsx';

afterEach(cleanup);

it('lets nobody in without a password', () => {
  show(vi.fn());
  expect(button().disabled).toBe(true);
  fill('E-mail address', 'a@example.nl');
  expect(button().disabled).toBe(true);
  fill('Password', 'secret');
  expect(button().disabled).toBe(false);
  fill('Password', '');
  expect(button().disabled).toBe(true);
});

it('shows what is typed only when asked to', () => {
  show(vi.fn());
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
});

it('signs in once, with what was typed', async () => {
  const login = vi.fn(() => new Promise(() => undefined));
  show(login);
  fill('E-mail address', 'a@example.nl');
  fill('Password', 'secret');
  const form = button().form;
  if (!form) throw new Error('The button is in no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(login).toHaveBeenCalledTimes(1);
  expect(login).toHaveBeenCalledWith({ username: 'a@example.nl', password: 'secret' });
  expect(screen.getByRole('button', { name: 'Signing in…' })).toBeDefined();
});

it.each([
  [new SignInError({ text: 'Locked for an hour' }), 'Locked for an hour'],
  [new SignInError({ key: 'invalid' }), 'Invalid login credentials'],
  [new SignInError({ key: 'unreachable' }), 'Login server unreachable'],
  [new SignInError({ key: 'invalidProfile' }), 'Login server unreachable, invalid profile'],
  [new SignInError({ key: 'noAnswer' }), /^Could not authenticate The server did not answer/],
  [new TypeError('oops'), 'Could not authenticate'],
])('says why it failed: %s', async (error, sentence) => {
  show(() => Promise.reject(error));
  fill('Password', 'secret');
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toMatch(sentence));
  expect(button().disabled).toBe(false);
});

function show(login: AuthProvider['login']) {
  const authProvider = { login } as unknown as AuthProvider;
  render(
    <AdminContext authProvider={authProvider} i18nProvider={createI18nProvider('en')}>
      <SignInForm />
    </AdminContext>,
  );
}

function button() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
}

function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
