import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { byOf } from '../../http/by.ts';
import { mount } from '../../http/mount.ts';
import { createRole, removeRole, updateRole } from './change-roles.ts';
import { getRole, listRoles } from './read-roles.ts';

const { list, get, create, update, remove } = operations.roles;

export function roleRoutes(app: FastifyInstance): void {
  mount(app, list, ({ db, actor, query }) => listRoles(db, actor, query));
  mount(app, get, async ({ db, actor, params }) => ({ _data: await getRole(db, actor, params.id) }));
  mount(app, create, async (call) => {
    const id = await createRole(call.db, call.body, byOf(call));
    return { _data: await getRole(call.db, call.actor, id) };
  });
  mount(app, update, async (call) => {
    const { id } = call.params;
    await updateRole(call.db, { ...call.body, id }, byOf(call));
    return { _data: await getRole(call.db, call.actor, id) };
  });
  mount(app, remove, async (call) => {
    await removeRole(call.db, call.params.id, byOf(call));
    return { _data: { success: true } };
  });
}
