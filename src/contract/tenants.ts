import * as z from 'zod/mini';
import { listOf, listQuery, moment } from './envelope.ts';
import { defineOperation } from './operation.ts';

export const tenant = z.object({ id: z.int(), name: z.string(), createdAt: moment });
export type Tenant = z.output<typeof tenant>;

export const tenantOperations = {
  list: defineOperation({
    id: 'tenants.list',
    method: 'GET',
    path: 'base/tenants',
    summary: 'Every tenant',
    access: { flag: 'tenantManagement.globalAdmin' },
    query: listQuery,
    list: {
      filter: { id: 'number', name: 'text' },
      sort: ['id', 'name', 'createdAt'],
      expand: [],
      search: true,
      defaultOrder: ['name', 'asc'],
    },
    response: listOf(tenant),
  }),
};
