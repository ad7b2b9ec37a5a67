import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { byOf } from '../../http/by.ts';
import { mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { createTenant, updateTenant } from './change-tenants.ts';
import { getTenant, listTenants } from './read-tenants.ts';

const { list, get, create, update } = operations.tenants;

export function tenantRoutes(app: FastifyInstance): void {
  mount(app, list, ({ db, query }) => listTenants(db, query));
  mount(app, get, async ({ db, params }) => ({ _data: await getTenant(db, params.id) }));
  mount(app, create, async (call) => {
    // What has an id is there already, and is changed by PUT.
    if (call.params.id !== 0) throw new HttpProblem(404, 'notFound');
    const id = await createTenant(call.db, call.body, byOf(call));
    return { _data: await getTenant(call.db, id) };
  });
  mount(app, update, async (call) => {
    const { db, params, body, locale } = call;
    if (body.id !== params.id) {
      throw new HttpProblem(422, 'invalid', { errors: { id: [message(locale, 'idsDiffer')] } });
    }
    await updateTenant(db, body, byOf(call));
    return { _data: await getTenant(db, params.id) };
  });
}
