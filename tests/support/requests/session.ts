import { type ExampleRequests, json } from './example-request.ts';

export const sessionRequests: ExampleRequests = {
  'session.loginAs': {
    scope: 'tenant',
    request: ({ records }, target) => ({
      path: 'login-as-user',
      options: { form: { userId: String(records[target].userId) } },
    }),
  },
  'session.profile': { scope: 'none', request: () => ({ path: 'profile' }) },
  'account.update': {
    scope: 'none',
    request: () => ({ path: 'profile', options: json({ firstname: 'Noor', lastname: 'Bakker', locale: 'nl' }) }),
  },
  'account.changePassword': {
    scope: 'none',
    request: ({ password }) => ({
      path: 'profile/password',
      options: json({ currentPassword: password, newPassword: password }),
    }),
  },
  'account.sessions': { scope: 'none', request: () => ({ path: 'profile/sessions' }) },
  'account.endSession': {
    scope: 'self',
    request: ({ sessions }, target) => ({ path: `profile/sessions/${sessions[target]}` }),
  },
  'account.extendSession': {
    scope: 'none',
    request: ({ password }) => ({ path: 'profile/session-extension', options: json({ password }) }),
  },
  'twoFactor.get': { scope: 'self', request: ({ users }, target) => ({ path: `two-factor/${users[target]}` }) },
  'twoFactor.save': {
    scope: 'self',
    request: ({ users, password }, target) => ({
      path: `two-factor/${users[target]}`,
      options: json({ twoFactorCode: '000000', twoFactorSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', password }),
    }),
  },
  'twoFactor.disable': {
    scope: 'self',
    request: ({ users, password }, target) => ({
      path: `two-factor/${users[target]}/disable`,
      options: json({ password }),
    }),
  },
  'twoFactor.renewRecoveryCodes': {
    scope: 'self',
    request: ({ users, password }, target) => ({
      path: `two-factor/${users[target]}/recovery-codes`,
      options: json({ password }),
    }),
  },
};
