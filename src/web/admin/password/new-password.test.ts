import { expect, it } from 'vitest';
import { judgeNewPassword, newPasswordMinLength } from './new-password.ts';
import { redirectSeconds } from './PasswordSet.tsx';

it('§9 password reset: at least 4 characters, and on to the login 5 s after it', () => {
  expect(newPasswordMinLength).toBe(4);
  expect(redirectSeconds).toBe(5);
});

it.each([
  ['', '', { password: 'required', repeat: 'required' }],
  ['abc', 'abc', { password: 'minLength' }],
  ['😀😀😀', '😀😀😀', { password: 'minLength' }],
  ['abcd', 'abce', { repeat: 'unequal' }],
  ['abcd', 'abcd ', { repeat: 'unequal' }],
  ['abcd', 'abcd', {}],
])('§5 new password: judges %j and %j', (password, repeat, faults) => {
  expect(judgeNewPassword(password, repeat, newPasswordMinLength)).toEqual(faults);
});

it('asks for more where the server does', () => {
  expect(judgeNewPassword('abcdefg', 'abcdefg', 8)).toEqual({ password: 'minLength' });
});
