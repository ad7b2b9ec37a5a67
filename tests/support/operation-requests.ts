import type { CallOptions } from './app.ts';

/** Whose record a request is about, as the caller sees it. */
export type Target = 'own' | 'foreign' | 'absent';

/** Records of one tenant, and what belongs to one person. */
export interface Records {
  readonly tenantId: number;
  readonly userId: number;
  readonly response: string;
  readonly file: string;
}

export interface RequestInput {
  /** The caller's own session, and one of somebody else. */
  readonly sessions: Readonly<Record<Target, string>>;
  /** The caller's own user id, and somebody else's of the same tenant. */
  readonly users: Readonly<Record<Target, number>>;
  /** Records by tenant: the caller's, another's. */
  readonly records: Readonly<Record<Target, Records>>;
  readonly password: string;
}

/** A right request for one operation. */
export interface ExampleRequest {
  /**
   * What decides whether the caller sees the record that it names: nothing (there is none), the tenant,
   * or being the one whose it is. A list shows the tenant's rows.
   */
  readonly scope: 'none' | 'list' | 'tenant' | 'self';
  readonly request: (input: RequestInput, target: Target) => { path: string; options?: Omit<CallOptions, 'token'> };
  /** Who is an agent and nothing more sees only what that agent started. */
  readonly agentsOwn?: boolean;
  /** Which tenant a row of a list is of; without it the rows are the test's responses. */
  readonly tenantOf?: (row: Record<string, unknown>) => number | undefined;
}

const json = (body: object) => ({ json: body });

/** An example of every operation that is not open to everybody, by its id. A new operation needs one. */
export const operationRequests: Readonly<Record<string, ExampleRequest>> = {
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
  'users.list': {
    scope: 'list',
    request: () => ({ path: 'catalog/users?perPage=1000' }),
    tenantOf: ({ tenant }) => (tenant as { id: number }).id,
  },
  'users.get': {
    scope: 'tenant',
    request: ({ records }, target) => ({ path: `catalog/users/${records[target].userId}` }),
  },
  'tenants.list': { scope: 'none', request: () => ({ path: 'base/tenants' }) },
  'packages.get': { scope: 'none', request: () => ({ path: 'settings/packages/session' }) },
  'packages.update': {
    scope: 'none',
    request: () => ({ path: 'settings/packages/session', options: json({ passwordMinLength: 4 }) }),
  },
  'responses.list': { scope: 'list', agentsOwn: true, request: () => ({ path: 'survey/responses?perPage=1000' }) },
  'responses.get': {
    scope: 'tenant',
    agentsOwn: true,
    request: ({ records }, target) => ({ path: `survey/responses/${records[target].response}` }),
  },
  'files.get': {
    scope: 'tenant',
    agentsOwn: true,
    request: ({ records }, target) => ({ path: `base/files/${records[target].file}` }),
  },
};
