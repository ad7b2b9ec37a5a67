/** A mail's text. `{name}`, `{site}` and the like are filled in; `action` is the caption of its one link. */
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
  footer: 'This mail was sent by {site}. Do you have a question? Write to {contact}.',
};

const notYou =
  'Was this not you? Then set a new password at once and tell your administrator: somebody else may be able to get into your account.';

/** The mails that the server sends, in English. The other languages have the same ones. */
export const mailEn = {
  invitation: {
    subject: 'Your account for {site}',
    before: ['An account was made for you. Choose a password within a week; after that the link stops working.'],
    action: 'Choose a password',
    after: [
      'The link works once. After that, you sign in with this e-mail address and your password.',
      'Did the link expire? Then ask for a new one with “Forgot password?” on the sign-in page.',
    ],
  },
  passwordReset: {
    subject: 'Set a new password for {site}',
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
  twoFactorReset: {
    subject: 'Two-factor authentication was reset',
    before: [
      'An administrator took two-factor authentication off your account on {when}. Everywhere you were signed in, you have been signed out.',
      'Set it up again under Profile, or as you sign in where you are asked to.',
    ],
    action: 'Set a new password',
    after: ['Did you not ask for this? Then tell your administrator at once.'],
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    before: [
      'An administrator changed the e-mail address of your account on {when}. From now on, sign in with the new address; this one does not work any more.',
    ],
    action: 'Go to the sign-in page',
    after: ['Did you not ask for this? Then tell your administrator at once.'],
  },
  abandonedReport: {
    subject: 'Scans that were given up',
    before: [
      'In the last days that the report covers ({days}), {count} scans were begun and not finished.',
      'The job that sent this shows at which page they were left.',
    ],
    action: 'Open the dashboard',
    after: ['Who gets this report is set under Packages, survey.'],
  },
} as const satisfies Record<string, MailText>;

export type TemplateName = keyof typeof mailEn;
