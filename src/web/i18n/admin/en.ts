import { controlsEn } from './controls-en.ts';
import { homeEn } from './home-en.ts';
import { listEn } from './list-en.ts';
import { navEn } from './nav-en.ts';
import { passwordEn } from './password-en.ts';
import { profileEn } from './profile-en.ts';
import { responsesEn } from './responses-en.ts';
import { sessionEn } from './session-en.ts';
import { shellEn } from './shell-en.ts';
import { signInEn } from './sign-in-en.ts';
import { twoFactorEn } from './two-factor-en.ts';
import { usersEn } from './users-en.ts';

/** The staff's texts in English. `ra.*` comes from react-admin's own package. */
export const en = {
  session: sessionEn,
  users: usersEn,
  shell: shellEn,
  nav: navEn,
  home: homeEn,
  role: { administrator: 'Administrator', agent: 'Agent', reseller: 'Reseller', user: 'User' },
  signIn: signInEn,
  twoFactor: twoFactorEn,
  password: passwordEn,
  profile: profileEn,
  controls: controlsEn,
  list: listEn,
  responses: responsesEn,
  status: { PAID: 'Paid', UNPAID: 'Unpaid', INCOMPLETE: 'Incomplete', ARCHIVED: 'Archived', NEW: 'New' },
  score: { total: 'Total', demand: 'Demand', education: 'Education', flexibility: 'Flexibility' },
  language: { en: 'English', nl: 'Dutch' },
};

/** What every language of the staff's half has to offer. */
export type AdminMessages = typeof en;
