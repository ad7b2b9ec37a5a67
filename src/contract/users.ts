import * as z from 'zod/mini';
import { listOf, listQuery, moment, numericId, one } from './envelope.ts';
import { locale } from './locale.ts';
import { defineOperation } from './operation.ts';

/** A user as staff with `userManagement.show` see one. */
export const user = z.object({
  id: z.int(),
  name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  tenant: z.object({ id: z.int(), name: z.string() }),
  active: z.boolean(),
  locale,
  hasTwoFactor: z.boolean(),
  requiresTwoFactor: z.boolean(),
  lastSignInAt: z.nullable(moment),
  createdAt: moment,
  /** What the caller may do with this user, so that a screen asks instead of guessing. */
  allowed: z.object({ loginAs: z.boolean() }),
});
export type User = z.output<typeof user>;

export const userOperations = {
  list: defineOperation({
    id: 'users.list',
    method: 'GET',
    path: 'catalog/users',
    summary: 'The users that the caller may see',
    access: { flag: 'userManagement.show' },
    query: listQuery,
    list: {
      filter: { id: 'number', tenant: 'number', active: 'boolean', email: 'text' },
      sort: ['id', 'name', 'email', 'lastSignInAt', 'createdAt'],
      expand: [],
      search: true,
      defaultOrder: ['name', 'asc'],
    },
    auditsRead: 'user',
    response: listOf(user),
  }),
  get: defineOperation({
    id: 'users.get',
    method: 'GET',
    path: 'catalog/users/{id}',
    summary: 'A user',
    access: { flag: 'userManagement.show' },
    params: numericId,
    auditsRead: 'user',
    response: one(user),
  }),
};
