/** A mail's text. `{name}` and the like are filled in; `action` is the caption of its one link. */
export interface MailText {
  readonly subject: string;
  readonly before: readonly string[];
  readonly action: string;
  readonly after: readonly string[];
}

/** What every mail has. */
export interface MailFrame {
  readonly greeting: string;
  readonly nameless: string;
  /** Stands before the link's address, for who cannot follow the link. */
  readonly copyLink: string;
  readonly footer: string;
}

export const mailFrameEn: MailFrame = {
  greeting: 'Hello {name},',
  nameless: 'Hello,',
  copyLink: 'Does the button not work? Copy this address into your browser:',
  footer: 'De Arbeidsmarktscan sent you this because it is about your account. Nobody reads answers to this address.',
};

const notYou =
  'Was this not you? Then set a new password at once and tell your administrator: somebody else may be able to get into your account.';

/** The mails that the server sends, in English. The other languages have the same ones. */
export const mailEn = {
  passwordReset: {
    subject: 'Set a new password for De Arbeidsmarktscan',
    before: [
      'A new password was asked for your account. Choose one within an hour; after that the link stops working.',
    ],
    action: 'Set a new password',
    after: [
      'The link works once. If you use two-factor authentication, you will still be asked for a code when you sign in.',
      'Did you not ask for this? Then you need not do anything: your password stays as it is.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    before: [
      'The password of your account was changed on {when}. Everywhere else you were signed in, you have been signed out.',
    ],
    action: 'Set a new password',
    after: [notYou],
  },
  twoFactorOn: {
    subject: 'Two-factor authentication is set up',
    before: [
      'Two-factor authentication was set up for your account on {when}. From now on, signing in asks for a code from your authenticator app as well.',
      'Keep your recovery codes in a safe place: they let you in when you do not have your phone with you.',
    ],
    action: 'Set a new password',
    after: [notYou],
  },
  twoFactorOff: {
    subject: 'Two-factor authentication is switched off',
    before: [
      'Two-factor authentication was switched off for your account on {when}. Your password alone now lets you in.',
    ],
    action: 'Set a new password',
    after: [notYou],
  },
} as const satisfies Record<string, MailText>;

export type TemplateName = keyof typeof mailEn;
