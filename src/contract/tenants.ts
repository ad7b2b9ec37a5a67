import * as z from 'zod/mini';
import { listOf, listQuery, moment, numericId, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** An organisation that works here. */
export const tenant = z.object({
  id: z.int(),
  name: z.string(),
  /** How many users it has, and how many responses. */
  users: z.int(),
  responses: z.int(),
  createdAt: moment,
  version: z.int(),
});
export type Tenant = z.output<typeof tenant>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const mayRead = { flag: 'tenantManagement.globalAdmin' } as const;
const mayEdit = { flag: 'tenantManagement.edit', everyTenant: true } as const;

export const tenantOperations = {
  list: defineOperation({
    id: 'tenants.list',
    method: 'GET',
    path: 'base/tenants',
    summary: 'Every tenant',
    access: mayRead,
    query: listQuery,
    list: {
      filter: { id: 'number', name: 'text', createdAt: 'date' },
      sort: ['id', 'name', 'createdAt'],
      expand: [],
      search: true,
      defaultOrder: ['name', 'asc'],
      csv: 'tenant',
    },
    response: listOf(tenant),
  }),
  get: defineOperation({
    id: 'tenants.get',
    method: 'GET',
    path: 'base/tenants/{id}',
    summary: 'A tenant',
    access: mayRead,
    params: numericId,
    response: one(tenant),
  }),
  create: defineOperation({
    id: 'tenants.create',
    method: 'POST',
    path: 'base/tenants/{id}',
    summary: 'A new tenant; the id in the path is 0',
    access: mayEdit,
    params: z.object({ id: z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)) }),
    body: z.object({ name }),
    response: one(tenant),
  }),
  update: defineOperation({
    id: 'tenants.update',
    method: 'PUT',
    path: 'base/tenants/{id}',
    summary: 'Change a tenant, unless somebody else has changed it since it was read',
    access: mayEdit,
    params: numericId,
    body: z.object({ id: z.int(), version: z.int(), name }),
    response: one(tenant),
  }),
};
