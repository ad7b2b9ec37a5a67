import { controlsNl } from './controls-nl.ts';
import type { AdminMessages } from './en.ts';
import { homeNl } from './home-nl.ts';
import { listNl } from './list-nl.ts';
import { navNl } from './nav-nl.ts';
import { passwordNl } from './password-nl.ts';
import { profileNl } from './profile-nl.ts';
import { responsesNl } from './responses-nl.ts';
import { sessionNl } from './session-nl.ts';
import { shellNl } from './shell-nl.ts';
import { signInNl } from './sign-in-nl.ts';
import { twoFactorNl } from './two-factor-nl.ts';
import { usersNl } from './users-nl.ts';

/** The staff's texts in Dutch. */
export const nl: AdminMessages = {
  session: sessionNl,
  users: usersNl,
  shell: shellNl,
  nav: navNl,
  home: homeNl,
  role: { administrator: 'Beheerder', agent: 'Agent', reseller: 'Reseller', user: 'Gebruiker' },
  signIn: signInNl,
  twoFactor: twoFactorNl,
  password: passwordNl,
  profile: profileNl,
  controls: controlsNl,
  list: listNl,
  responses: responsesNl,
  status: { PAID: 'Betaald', UNPAID: 'Onbetaald', INCOMPLETE: 'Onvolledig', ARCHIVED: 'Gearchiveerd', NEW: 'Nieuw' },
  score: { total: 'Totaal', demand: 'Vraag', education: 'Opleiding', flexibility: 'Flexibiliteit' },
  language: { en: 'Engels', nl: 'Nederlands' },
};
