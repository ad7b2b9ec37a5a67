import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { getUser, listUsers } from './read-users.ts';

const { list, get } = operations.users;

export function userRoutes(app: FastifyInstance): void {
  mount(app, list, ({ db, actor, query }) => listUsers(db, actor, query));
  mount(app, get, async ({ db, actor, params }) => ({ _data: await getUser(db, actor, params.id) }));
}
