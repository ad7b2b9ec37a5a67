import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { byOf } from '../../http/by.ts';
import { mount } from '../../http/mount.ts';
import { createGroup, removeGroup, updateGroup } from './change-groups.ts';
import { addMembers, removeMember } from './change-members.ts';
import { getGroup, listGroups, listPeople } from './read-groups.ts';

const groups = operations.groups;

export function groupRoutes(app: FastifyInstance): void {
  mount(app, groups.list, ({ db, actor, query }) => listGroups(db, actor, query));
  mount(app, groups.get, async ({ db, actor, params }) => ({ _data: await getGroup(db, actor, params.id) }));
  mount(app, groups.create, async (call) => {
    const id = await createGroup(call.db, call.body, byOf(call));
    return { _data: await getGroup(call.db, call.actor, id) };
  });
  mount(app, groups.update, async (call) => {
    const { id } = call.params;
    await updateGroup(call.db, { ...call.body, id }, byOf(call));
    return { _data: await getGroup(call.db, call.actor, id) };
  });
  mount(app, groups.remove, async (call) => {
    await removeGroup(call.db, call.params.id, byOf(call));
    return { _data: { success: true } };
  });
  mountMembers(app);
}

function mountMembers(app: FastifyInstance): void {
  for (const which of ['members', 'candidates'] as const) {
    mount(app, groups[which], ({ db, actor, params, query }) => listPeople(db, actor, params.id, query, which));
  }
  mount(app, groups.addMembers, async (call) => {
    const added = await addMembers(call.db, call.params.id, call.body.users, byOf(call));
    return { _data: { added } };
  });
  mount(app, groups.removeMember, async (call) => {
    await removeMember(call.db, call.params.id, call.params.userId, byOf(call));
    return { _data: { success: true } };
  });
}
