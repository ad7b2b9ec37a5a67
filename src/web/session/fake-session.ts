import type { Session } from '#contract/session.ts';
import type { IssuedPayload } from './token.ts';

/** For tests: a session whose token says what is asked for. Its signature is worth nothing. */
export function fakeSession(overrides: Partial<IssuedPayload> = {}, refreshToken = 'refresh-1'): Session {
  const payload: IssuedPayload = {
    id: 1,
    exp: Math.floor(Date.now() / 1000) + 900,
    sid: 'sid-1',
    config: {
      enforceTwoFactor: false,
      applicationVersion: '1.0.0',
      base: { homeRoute: '/responses' },
      featureFlags: {},
      profileFlags: { 'surveyManagement.*': true },
    },
    roles: ['administrator'],
    isSystem: false,
    ...overrides,
  };
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return { token: `${part({ alg: 'none' })}.${part(payload)}.none`, refreshToken, hasTwoFactor: false };
}
