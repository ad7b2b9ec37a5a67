import { apiTokensNl } from './api-tokens-nl.ts';
import { auditLogNl } from './audit-log-nl.ts';
import { controlsNl } from './controls-nl.ts';
import { dashboardNl } from './dashboard-nl.ts';
import type { AdminMessages } from './en.ts';
import { groupsNl } from './groups-nl.ts';
import { homeNl } from './home-nl.ts';
import { infoNl } from './info-nl.ts';
import { listNl } from './list-nl.ts';
import { logsNl } from './logs-nl.ts';
import { messagesNl } from './messages-nl.ts';
import { navNl } from './nav-nl.ts';
import { packagesNl } from './packages-nl.ts';
import { passwordNl } from './password-nl.ts';
import { profileNl } from './profile-nl.ts';
import { queueNl } from './queue-nl.ts';
import { recordNl } from './record-nl.ts';
import { recurringNl } from './recurring-nl.ts';
import { responsesNl } from './responses-nl.ts';
import { rolesNl } from './roles-nl.ts';
import { sessionNl } from './session-nl.ts';
import { shellNl } from './shell-nl.ts';
import { signInNl } from './sign-in-nl.ts';
import { tenantsNl } from './tenants-nl.ts';
import { twoFactorNl } from './two-factor-nl.ts';
import { usersNl } from './users-nl.ts';

/** The staff's texts in Dutch. */
export const nl: AdminMessages = {
  session: sessionNl,
  users: usersNl,
  record: recordNl,
  tenants: tenantsNl,
  roles: rolesNl,
  groups: groupsNl,
  apiTokens: apiTokensNl,
  packages: packagesNl,
  messages: messagesNl,
  auditLog: auditLogNl,
  logs: logsNl,
  queue: queueNl,
  recurring: recurringNl,
  info: infoNl,
  dashboard: dashboardNl,
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
