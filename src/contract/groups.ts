import * as z from 'zod/mini';
import { done, listOf, listQuery, moment, numericId, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** A team of users of one tenant. */
export const group = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  tenant: z.object({ id: z.int(), name: z.string() }),
  /** How many members it has. */
  members: z.int(),
  createdAt: moment,
  version: z.int(),
});
export type Group = z.output<typeof group>;

/** A user as a member of a group, or as one who could be. */
export const groupMember = z.object({ id: z.int(), name: z.string(), email: z.string(), active: z.boolean() });
export type GroupMember = z.output<typeof groupMember>;

const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
const editable = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  description: z._default(z.string().check(z.trim(), z.maxLength(500), z.regex(/^[^\0\p{Cs}]*$/u)), ''),
};

const mayRead = { flag: 'groupManagement.show' } as const;
const mayEdit = { flag: 'groupManagement.edit' } as const;
const people = {
  filter: { id: 'number', active: 'boolean' },
  sort: ['id', 'name', 'email'],
  expand: [],
  search: true,
  defaultOrder: ['name', 'asc'],
} as const;

export const groupOperations = {
  list: defineOperation({
    id: 'groups.list',
    method: 'GET',
    path: 'catalog/groups',
    summary: 'The groups that the caller may see',
    access: mayRead,
    query: listQuery,
    list: {
      filter: { id: 'number', tenant: 'number', createdAt: 'date' },
      sort: ['id', 'name', 'createdAt'],
      expand: [],
      search: true,
      defaultOrder: ['name', 'asc'],
      csv: 'group',
    },
    response: listOf(group),
  }),
  get: defineOperation({
    id: 'groups.get',
    method: 'GET',
    path: 'catalog/groups/{id}',
    summary: 'A group',
    access: mayRead,
    params: numericId,
    response: one(group),
  }),
  create: defineOperation({
    id: 'groups.create',
    method: 'POST',
    path: 'catalog/groups',
    summary: "A new group, of the caller's own tenant where none is named",
    access: mayEdit,
    body: z.object({ ...editable, tenant: z.optional(id) }),
    response: one(group),
  }),
  update: defineOperation({
    id: 'groups.update',
    method: 'PUT',
    path: 'catalog/groups/{id}',
    summary: 'Change a group, unless somebody else has changed it since it was read',
    access: mayEdit,
    params: numericId,
    body: z.object({ id: z.int(), version: z.int(), ...editable }),
    response: one(group),
  }),
  remove: defineOperation({
    id: 'groups.remove',
    method: 'DELETE',
    path: 'catalog/groups/{id}',
    summary: 'Delete a group; its members stay users',
    access: mayEdit,
    params: numericId,
    response: done,
  }),
  members: defineOperation({
    id: 'groups.members',
    method: 'GET',
    path: 'catalog/groups-users/{id}',
    summary: 'The members of a group',
    access: mayRead,
    params: numericId,
    query: listQuery,
    list: people,
    auditsRead: 'user',
    response: listOf(groupMember),
  }),
  candidates: defineOperation({
    id: 'groups.candidates',
    method: 'GET',
    path: 'catalog/groups/{id}/candidates',
    summary: "The users of a group's tenant who are no member of it yet",
    access: mayEdit,
    params: numericId,
    query: listQuery,
    list: people,
    auditsRead: 'user',
    response: listOf(groupMember),
  }),
  addMembers: defineOperation({
    id: 'groups.addMembers',
    method: 'PUT',
    path: 'catalog/groups-users/{id}',
    summary: "Make users of a group's tenant members of it; who is one already stays one",
    access: mayEdit,
    params: numericId,
    body: z.object({ users: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
    response: one(z.object({ added: z.int() })),
  }),
  removeMember: defineOperation({
    id: 'groups.removeMember',
    method: 'DELETE',
    path: 'catalog/groups-users/{id}/{userId}',
    summary: 'Take a user out of a group',
    access: mayEdit,
    params: z.object({ ...numericId.shape, userId: numericId.shape.id }),
    response: done,
  }),
};
