import { apiTokensEn } from './api-tokens-en.ts';
import { auditLogEn } from './audit-log-en.ts';
import { controlsEn } from './controls-en.ts';
import { dashboardEn } from './dashboard-en.ts';
import { groupsEn } from './groups-en.ts';
import { homeEn } from './home-en.ts';
import { infoEn } from './info-en.ts';
import { listEn } from './list-en.ts';
import { logsEn } from './logs-en.ts';
import { messagesEn } from './messages-en.ts';
import { navEn } from './nav-en.ts';
import { packagesEn } from './packages-en.ts';
import { passwordEn } from './password-en.ts';
import { profileEn } from './profile-en.ts';
import { queueEn } from './queue-en.ts';
import { recordEn } from './record-en.ts';
import { recurringEn } from './recurring-en.ts';
import { responsesEn } from './responses-en.ts';
import { rolesEn } from './roles-en.ts';
import { sessionEn } from './session-en.ts';
import { shellEn } from './shell-en.ts';
import { signInEn } from './sign-in-en.ts';
import { tenantsEn } from './tenants-en.ts';
import { twoFactorEn } from './two-factor-en.ts';
import { usersEn } from './users-en.ts';

/** The staff's texts in English. `ra.*` comes from react-admin's own package. */
export const en = {
  session: sessionEn,
  users: usersEn,
  record: recordEn,
  tenants: tenantsEn,
  roles: rolesEn,
  groups: groupsEn,
  apiTokens: apiTokensEn,
  packages: packagesEn,
  messages: messagesEn,
  auditLog: auditLogEn,
  logs: logsEn,
  queue: queueEn,
  recurring: recurringEn,
  info: infoEn,
  dashboard: dashboardEn,
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
