/** Characters that a new password has at least, where the server does not ask for more. */
export const newPasswordMinLength = 4;

/** What is wrong with a new password: the rule of the form that it breaks, for each of its two fields. */
export interface NewPasswordFaults {
  readonly password?: 'required' | 'minLength';
  readonly repeat?: 'required' | 'unequal';
}

/**
 * Judges a new password and its repetition. The server judges it too, by rules that need more than the two.
 * @param least in characters, as people count them
 */
export function judgeNewPassword(password: string, repeat: string, least: number): NewPasswordFaults {
  return {
    ...(password === '' ? { password: 'required' } : [...password].length < least && { password: 'minLength' }),
    ...(repeat === '' ? { repeat: 'required' } : repeat !== password && { repeat: 'unequal' }),
  } as NewPasswordFaults;
}
