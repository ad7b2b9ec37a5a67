import type { User } from '#contract/users.ts';

/** The key of the text on a user's two-factor: on, off, or asked for and still to be set up. */
export function twoFactorOf({ hasTwoFactor, requiresTwoFactor, roleRequiresTwoFactor }: User): string {
  if (hasTwoFactor) return 'users.twoFactorOn';
  return requiresTwoFactor || roleRequiresTwoFactor ? 'users.twoFactorDue' : 'users.twoFactorOff';
}
