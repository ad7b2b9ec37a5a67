// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { dropKeptForms, keepForm, takeKeptForm } from './kept-forms.ts';

beforeEach(() => sessionStorage.clear());

describe('what is kept of a form', () => {
  it('comes back once, to the same user and form', () => {
    keepForm(1, 'profile', { firstname: 'Sanne' });
    expect(takeKeptForm(2, 'profile')).toBeNull();
    expect(takeKeptForm(1, 'tenant/7')).toBeNull();
    expect(takeKeptForm(1, 'profile')).toEqual({ firstname: 'Sanne' });
    expect(takeKeptForm(1, 'profile')).toBeNull();
  });

  it('never is a password, a code or a secret', () => {
    keepForm(1, 'profile', { lastname: 'de Wit', currentPassword: 'a', newPassword: 'b', twoFactorCode: '123456' });
    keepForm(1, 'password', { password: 'c', apiToken: 'd', twoFactorSecret: 'e' });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Password|Code|Secret|Token/);
    expect(takeKeptForm(1, 'profile')).toEqual({ lastname: 'de Wit' });
    expect(takeKeptForm(1, 'password')).toBeNull();
  });

  it('is dropped when somebody else signs in', () => {
    keepForm(1, 'profile', { firstname: 'Sanne' });
    keepForm(2, 'profile', { firstname: 'Pieter' });
    sessionStorage.setItem('terms', 'REQUIRED');
    dropKeptForms([2, undefined]);
    expect(takeKeptForm(1, 'profile')).toBeNull();
    expect(takeKeptForm(2, 'profile')).toEqual({ firstname: 'Pieter' });
    expect(sessionStorage.getItem('terms')).toBe('REQUIRED');
  });

  it('is nothing where what is stored is broken', () => {
    sessionStorage.setItem('kept-form:1:profile', '{"firstname":');
    expect(takeKeptForm(1, 'profile')).toBeNull();
  });
});
