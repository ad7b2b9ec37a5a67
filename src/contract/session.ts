import * as z from 'zod/mini';
import { done, moment, one } from './envelope.ts';
import { locale } from './locale.ts';
import { defineOperation } from './operation.ts';
import { storableText } from './storable-text.ts';

/** What a sign-in gives. `token` is an access JWT; `refreshToken` is opaque, good for one use. */
export const session = z.object({ token: z.string(), refreshToken: z.string(), hasTwoFactor: z.boolean() });
export type Session = z.output<typeof session>;

/** The first half of a sign-in with two-factor: a five-minute JWT that is useless anywhere else. */
export const preAuth = z.object({ preAuthToken: z.string() });

/** The permissions that ride in the access token and that react-admin's `canAccess` reads. */
export const permissions = z.object({
  enforceTwoFactor: z.boolean(),
  applicationVersion: z.string(),
  base: z.object({ homeRoute: z.string() }),
  featureFlags: z.record(z.string(), z.boolean()),
  profileFlags: z.record(z.string(), z.boolean()),
});
export type Permissions = z.output<typeof permissions>;

/** The access token's payload. `exp` in seconds since 1970. */
export const tokenPayload = z.object({
  id: z.int(),
  exp: z.int(),
  sid: z.string(),
  config: permissions,
  roles: z.array(z.string()),
  isSystem: z.boolean(),
});
export type TokenPayload = z.output<typeof tokenPayload>;

export const profile = z.object({
  id: z.int(),
  name: z.string(),
  firstname: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  hasTwoFactor: z.boolean(),
  requiresTwoFactor: z.boolean(),
  isSystem: z.boolean(),
  tenant: z.nullable(z.object({ id: z.int(), name: z.string() })),
  locale,
  lastSignInAt: z.nullable(moment),
  permissions,
});
export type Profile = z.output<typeof profile>;

export const sessionOperations = {
  login: defineOperation({
    id: 'session.login',
    method: 'POST',
    path: 'login',
    summary: 'Sign in with an e-mail address and a password',
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
  profile: defineOperation({
    id: 'session.profile',
    method: 'GET',
    path: 'profile',
    summary: 'The signed-in user with permissions',
    access: 'signed-in',
    response: one(profile),
  }),
};
