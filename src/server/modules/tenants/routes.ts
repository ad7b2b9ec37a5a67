import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { listTenants } from './service.ts';

export function tenantRoutes(app: FastifyInstance): void {
  mount(app, operations.tenants.list, ({ db, query }) => listTenants(db, query));
}
