import * as z from 'zod/mini';
import { done, listOf, listQuery, moment, one } from './envelope.ts';
import { locale } from './locale.ts';
import { defineOperation } from './operation.ts';
import { personName } from './person-name.ts';
import { profile } from './session.ts';
import { storableText } from './storable-text.ts';

/** A session as its own user sees it. */
export const ownSession = z.object({
  id: z.uuid(),
  createdAt: moment,
  lastSeenAt: moment,
  expiresAt: moment,
  userAgent: z.string(),
  address: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** Who acts as the user in it; null for the user. */
  impersonator: z.nullable(z.object({ id: z.int(), name: z.string() })),
});
export type OwnSession = z.output<typeof ownSession>;

/** What signed-in users do with their own account. None of it is open to who acts as another. */
export const accountOperations = {
  update: defineOperation({
    id: 'account.update',
    method: 'PUT',
    path: 'profile',
    summary: 'Change the own name and language',
    access: { flag: 'userManagement.profile' },
    inPerson: true,
    body: z.object({ firstname: personName.check(z.minLength(1)), lastname: personName, locale }),
    response: one(profile),
  }),
  changePassword: defineOperation({
    id: 'account.changePassword',
    method: 'POST',
    path: 'profile/password',
    summary: 'Change the own password, which ends every other session',
    access: 'signed-in',
    inPerson: true,
    body: z.object({ currentPassword: z.optional(storableText(1024)), newPassword: storableText(1024) }),
    response: done,
  }),
  sessions: defineOperation({
    id: 'account.sessions',
    method: 'GET',
    path: 'profile/sessions',
    summary: 'The own live sessions, newest first',
    access: 'signed-in',
    inPerson: true,
    query: listQuery,
    list: { filter: {}, sort: ['lastSeenAt'], expand: [], search: false, defaultOrder: ['lastSeenAt', 'desc'] },
    response: listOf(ownSession),
  }),
  endSession: defineOperation({
    id: 'account.endSession',
    method: 'DELETE',
    path: 'profile/sessions/{id}',
    summary: 'End one of the own sessions',
    access: 'signed-in',
    inPerson: true,
    params: z.object({ id: z.uuid() }),
    response: done,
  }),
  extendSession: defineOperation({
    id: 'account.extendSession',
    method: 'POST',
    path: 'profile/session-extension',
    summary:
      'Begin the absolute lifetime of this session anew, with the password and, where it is set up, a two-factor code',
    access: 'signed-in',
    inPerson: true,
    body: z.object({
      password: z.optional(storableText(1024)),
      twoFactorCode: z.optional(z.string().check(z.maxLength(32))),
    }),
    response: one(z.object({ token: z.string() })),
  }),
};
