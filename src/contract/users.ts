import * as z from 'zod/mini';
import { ownSession } from './account.ts';
import { done, listOf, listQuery, moment, numericId, one } from './envelope.ts';
import { locale } from './locale.ts';
import { defineOperation } from './operation.ts';
import { personName } from './person-name.ts';

/** What the caller may do with a user, so that a screen asks instead of guessing. */
export const allowedWithUser = z.object({
  loginAs: z.boolean(),
  edit: z.boolean(),
  delete: z.boolean(),
  resetTwoFactor: z.boolean(),
  sendReset: z.boolean(),
  endSessions: z.boolean(),
  createToken: z.boolean(),
});

/** A user as staff with `userManagement.show` see one. */
export const user = z.object({
  id: z.int(),
  name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** Names and, in the same order, ids. */
  roles: z.array(z.string()),
  roleIds: z.array(z.int()),
  groups: z.array(z.string()),
  groupIds: z.array(z.int()),
  tenant: z.object({ id: z.int(), name: z.string() }),
  active: z.boolean(),
  locale,
  hasTwoFactor: z.boolean(),
  /** Asked of this user alone; a role of the user's may ask for it as well. */
  requiresTwoFactor: z.boolean(),
  roleRequiresTwoFactor: z.boolean(),
  lastSignInAt: z.nullable(moment),
  createdAt: moment,
  version: z.int(),
  allowed: allowedWithUser,
});
export type User = z.output<typeof user>;

const ids = z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.maxLength(200));

/** What staff fill in for a user. A password is not among it: users choose their own by a link. */
const details = {
  firstname: personName.check(z.minLength(1)),
  lastname: personName,
  email: z.email().check(z.maxLength(254)),
  /** Only who sees every tenant may name another than the own one; without it, it stays as it is. */
  tenant: z.optional(z.int()),
  locale,
  roleIds: ids,
  /** Groups of the user's tenant; without them, they stay as they are. */
  groupIds: z.optional(ids),
  active: z.boolean(),
  requiresTwoFactor: z.boolean(),
};

/** Whether a user has a flag, and what decides so. */
export const effectiveFlag = z.object({
  flag: z.string(),
  granted: z.boolean(),
  /** The exact or wildcard key that decides; null where none does, which denies. */
  key: z.nullable(z.string()),
  /** The user's roles that say so under this key. */
  roles: z.array(z.string()),
});
export type EffectiveFlag = z.output<typeof effectiveFlag>;

const mayShow = { flag: 'userManagement.show' } as const;
const mayEdit = { flag: 'userManagement.edit' } as const;

export const userOperations = {
  list: defineOperation({
    id: 'users.list',
    method: 'GET',
    path: 'catalog/users',
    summary: 'The users that the caller may see',
    access: mayShow,
    query: listQuery,
    list: {
      filter: {
        ...{ id: 'number', email: 'text', tenant: 'number', role: 'number', group: 'number', active: 'boolean' },
        ...{ lastSignInAt: 'date', createdAt: 'date' },
      },
      sort: ['id', 'name', 'email', 'lastSignInAt', 'createdAt'],
      expand: [],
      search: true,
      defaultOrder: ['name', 'asc'],
      csv: 'user',
    },
    auditsRead: 'user',
    response: listOf(user),
  }),
  get: defineOperation({
    id: 'users.get',
    method: 'GET',
    path: 'catalog/users/{id}',
    summary: 'A user',
    access: mayShow,
    params: numericId,
    auditsRead: 'user',
    response: one(user),
  }),
  create: defineOperation({
    id: 'users.create',
    method: 'PUT',
    path: 'catalog/users/0',
    summary: 'A new user, who gets a mail with a link to choose a password',
    access: mayEdit,
    body: z.object(details),
    response: one(user),
  }),
  update: defineOperation({
    id: 'users.update',
    method: 'POST',
    path: 'catalog/users/{id}',
    summary: 'Change a user, unless somebody else has changed the user since it was read',
    access: mayEdit,
    params: numericId,
    body: z.object({ version: z.int(), ...details }),
    response: one(user),
  }),
  remove: defineOperation({
    id: 'users.remove',
    method: 'DELETE',
    path: 'catalog/users/{id}',
    summary: 'Delete a user; responses that the user started stay with the tenant',
    access: { flag: 'userManagement.delete' },
    params: numericId,
    response: done,
  }),
  resetTwoFactor: defineOperation({
    id: 'users.resetTwoFactor',
    method: 'POST',
    path: 'catalog/users/{id}/reset-two-factor',
    summary: 'Take two-factor off a user who lost it; every session of the user ends',
    access: mayEdit,
    params: numericId,
    response: one(user),
  }),
  sendReset: defineOperation({
    id: 'users.sendReset',
    method: 'POST',
    path: 'catalog/users/{id}/send-reset',
    summary: 'Mail a user a link to choose a password',
    access: mayEdit,
    params: numericId,
    response: done,
  }),
  sessions: defineOperation({
    id: 'users.sessions',
    method: 'GET',
    path: 'catalog/users/{id}/sessions',
    summary: 'The live sessions of a user, newest first',
    access: mayEdit,
    params: numericId,
    auditsRead: 'user',
    response: z.object({ _data: z.array(ownSession) }),
  }),
  endSession: defineOperation({
    id: 'users.endSession',
    method: 'DELETE',
    path: 'catalog/users/{id}/sessions/{session}',
    summary: 'End a session of a user',
    access: mayEdit,
    params: z.extend(numericId, { session: z.uuid() }),
    response: done,
  }),
  endSessions: defineOperation({
    id: 'users.endSessions',
    method: 'DELETE',
    path: 'catalog/users/{id}/sessions',
    summary: 'End every session of a user but the one that asks',
    access: mayEdit,
    params: numericId,
    response: done,
  }),
  permissions: defineOperation({
    id: 'users.permissions',
    method: 'GET',
    path: 'catalog/users/{id}/permissions',
    summary: 'Every known flag of a user, with the key and the roles that decide it',
    access: mayShow,
    params: numericId,
    response: z.object({ _data: z.array(effectiveFlag) }),
  }),
};
