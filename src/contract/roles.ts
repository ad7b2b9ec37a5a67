import * as z from 'zod/mini';
import { done, listOf, listQuery, numericId, one } from './envelope.ts';
import { isFlagKey } from './flags.ts';
import { defineOperation } from './operation.ts';

/** The roles that the product itself asks for by name. */
export const builtInRoles = ['administrator', 'reseller', 'user', 'agent'] as const;

const storedFlags = z.record(z.string(), z.boolean());

/** A role: what it lets people see and do, and where they begin. Roles are the same for every tenant. */
export const role = z.object({
  id: z.int(),
  name: z.string(),
  flags: storedFlags,
  featureFlags: storedFlags,
  homeRoute: z.string(),
  enforceTwoFactor: z.boolean(),
  /** How many users hold it, of those that the caller may see. */
  users: z.int(),
  /** The product asks for it by name: it keeps its name and stays. */
  builtIn: z.boolean(),
  version: z.int(),
  /** What the caller may do with this role. */
  allowed: z.object({ edit: z.boolean(), delete: z.boolean(), assign: z.boolean() }),
});
export type Role = z.output<typeof role>;

const mostFlags = 200;
const isFlagMap = (map: Record<string, boolean>) =>
  Object.keys(map).length <= mostFlags && Object.keys(map).every(isFlagKey);
const flagMap = storedFlags.check(z.refine(isFlagMap));

const editable = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  homeRoute: z.string().check(z.trim(), z.maxLength(200), z.regex(/^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u)),
  enforceTwoFactor: z.boolean(),
  flags: flagMap,
  featureFlags: flagMap,
};

const mayRead = { flag: 'userManagement.show' } as const;
const mayEdit = { flag: 'roleManagement.edit', everyTenant: true } as const;

export const roleOperations = {
  list: defineOperation({
    id: 'roles.list',
    method: 'GET',
    path: 'catalog/roles',
    summary: 'Every role',
    access: mayRead,
    query: listQuery,
    list: {
      filter: { id: 'number', enforceTwoFactor: 'boolean' },
      sort: ['id', 'name', 'homeRoute', 'enforceTwoFactor'],
      expand: [],
      search: true,
      defaultOrder: ['name', 'asc'],
      csv: 'role',
    },
    response: listOf(role),
  }),
  get: defineOperation({
    id: 'roles.get',
    method: 'GET',
    path: 'catalog/roles/{id}',
    summary: 'A role',
    access: mayRead,
    params: numericId,
    response: one(role),
  }),
  create: defineOperation({
    id: 'roles.create',
    method: 'POST',
    path: 'catalog/roles',
    summary: 'A new role, with no flag that the caller does not hold',
    access: mayEdit,
    body: z.object(editable),
    response: one(role),
  }),
  update: defineOperation({
    id: 'roles.update',
    method: 'PUT',
    path: 'catalog/roles/{id}',
    summary: 'Change a role that holds no more than the caller, unless somebody else has changed it since it was read',
    access: mayEdit,
    params: numericId,
    body: z.object({ id: z.int(), version: z.int(), ...editable }),
    response: one(role),
  }),
  remove: defineOperation({
    id: 'roles.remove',
    method: 'DELETE',
    path: 'catalog/roles/{id}',
    summary: 'Delete a role that nobody holds',
    access: mayEdit,
    params: numericId,
    response: done,
  }),
};
