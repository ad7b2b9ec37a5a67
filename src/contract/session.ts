import * as z from 'zod/mini';
import { done, moment, one } from './envelope.ts';
import { locale } from './locale.ts';
import { defineOperation } from './operation.ts';
import { storableText } from './storable-text.ts';

/** What a sign-in gives. `token` is an access JWT; `refreshToken` is opaque, good for one use. */
export const session = z.object({
  token: z.string(),
  refreshToken: z.string(),
  hasTwoFactor: z.boolean(),
  /** Ten codes that stand in for a two-factor code, once each; sent with the sign-in that set two-factor up, and never again. */
  recoveryCodes: z.optional(z.array(z.string())),
  /** A sentence for the person, who is signed in all the same. */
  _warning: z.optional(z.string()),
});
export type Session = z.output<typeof session>;

/** The first half of a sign-in with two-factor: a five-minute JWT that is useless anywhere else. */
export const preAuth = z.object({ preAuthToken: z.string() });

/** The pre-auth token's payload. A token to set two-factor up brings the secret (base32) and its `otpauth:` address. */
export const preAuthPayload = z.object({
  id: z.int(),
  exp: z.int(),
  purpose: z.enum(['verify_2fa', 'setup_2fa']),
  twoFactorSecret: z.optional(z.string()),
  qrCodeUrl: z.optional(z.string()),
});
export type PreAuthPayload = z.output<typeof preAuthPayload>;

/** The permissions that ride in the access token and that react-admin's `canAccess` reads. */
export const permissions = z.object({
  enforceTwoFactor: z.boolean(),
  applicationVersion: z.string(),
  base: z.object({ homeRoute: z.string() }),
  featureFlags: z.record(z.string(), z.boolean()),
  profileFlags: z.record(z.string(), z.boolean()),
});
export type Permissions = z.output<typeof permissions>;

/** Who acts as another user: the administrator behind an impersonated session. */
export const impersonator = z.object({ id: z.int(), name: z.string() });
export type Impersonator = z.output<typeof impersonator>;

/**
 * The access token's payload. `exp` is when the token ends, `sessionEnd` when the session does, however often it is
 * refreshed; both in seconds since 1970.
 */
export const tokenPayload = z.object({
  id: z.int(),
  exp: z.int(),
  sid: z.string(),
  sessionEnd: z.optional(z.int()),
  impersonator: z.optional(impersonator),
  config: permissions,
  roles: z.array(z.string()),
  isSystem: z.boolean(),
});
export type TokenPayload = z.output<typeof tokenPayload>;

export const profile = z.object({
  id: z.int(),
  name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  hasTwoFactor: z.boolean(),
  requiresTwoFactor: z.boolean(),
  isSystem: z.boolean(),
  tenant: z.nullable(z.object({ id: z.int(), name: z.string() })),
  locale,
  lastSignInAt: z.nullable(moment),
  impersonator: z.nullable(impersonator),
  permissions,
});
export type Profile = z.output<typeof profile>;

export const sessionOperations = {
  login: defineOperation({
    id: 'session.login',
    method: 'POST',
    path: 'login',
    summary: 'Sign in with an e-mail address and a password, or with a pre-auth token as bearer and a two-factor code',
    access: 'guest',
    rateLimit: 30,
    bodyFormat: 'form',
    body: z.object({
      username: z.optional(storableText(320)),
      password: z.optional(storableText(1024)),
      twoFactorCode: z.optional(z.string().check(z.maxLength(32))),
    }),
    response: z.union([session, preAuth]),
  }),
  logout: defineOperation({
    id: 'session.logout',
    method: 'POST',
    path: 'logout',
    summary: 'End the session of the bearer token',
    access: 'guest',
    response: done,
  }),
  refresh: defineOperation({
    id: 'session.refresh',
    method: 'POST',
    path: 'token-refresh',
    summary: 'Trade a refresh token for a new pair of tokens',
    access: 'guest',
    rateLimit: 120,
    body: z.object({ refreshToken: z.string().check(z.maxLength(200)), userId: z.int() }),
    response: session,
  }),
  loginAs: defineOperation({
    id: 'session.loginAs',
    method: 'POST',
    path: 'login-as-user',
    summary: 'Act as another user, in a session of its own that ends with the own one',
    access: { flag: 'userManagement.loginAs' },
    inPerson: true,
    bodyFormat: 'form',
    body: z.object({
      userName: z.optional(storableText(320)),
      userId: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)),
    }),
    response: session,
  }),
  resetPassword: defineOperation({
    id: 'session.resetPassword',
    method: 'POST',
    path: 'reset-password',
    summary: 'Ask for a link by e-mail (email), or set a new password with it (token, newPassword)',
    access: 'guest',
    rateLimit: 30,
    body: z.object({
      email: z.optional(storableText(320)),
      token: z.optional(z.string().check(z.maxLength(200))),
      newPassword: z.optional(storableText(1024)),
    }),
    response: one(z.object({ success: z.boolean(), message: z.string() })),
  }),
  profile: defineOperation({
    id: 'session.profile',
    method: 'GET',
    path: 'profile',
    summary: 'The signed-in user with permissions',
    access: 'signed-in',
    inPerson: true,
    response: one(profile),
  }),
};
