import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { byOf } from '../../http/by.ts';
import { mount } from '../../http/mount.ts';
import { createToken, listTokens, revokeToken } from './api-tokens.ts';
import { changeUser, createUser, removeUser } from './change-users.ts';
import { explainFlags, getUser, listUsers } from './read-users.ts';
import { endUserSession, endUserSessions, listUserSessions, resetTwoFactor, sendReset } from './user-access.ts';

const { users, apiTokens } = operations;
const done = { _data: { success: true } };

export function userRoutes(app: FastifyInstance): void {
  mount(app, users.list, ({ db, actor, query }) => listUsers(db, actor, query));
  mount(app, users.get, async ({ db, actor, params }) => ({ _data: await getUser(db, actor, params.id) }));
  mount(app, users.create, async ({ body, ...call }) => {
    return { _data: await createUser(call.db, call.context, body, byOf(call)) };
  });
  mount(app, users.update, async ({ params, body, ...call }) => {
    return { _data: await changeUser(call.db, params.id, body, byOf(call)) };
  });
  mount(app, users.remove, async ({ params, ...call }) => {
    await removeUser(call.db, params.id, byOf(call));
    return done;
  });
  mount(app, users.permissions, async ({ db, actor, params }) => {
    return { _data: await explainFlags(db, actor, params.id) };
  });
  accessRoutes(app);
  apiTokenRoutes(app);
}

function accessRoutes(app: FastifyInstance): void {
  mount(app, users.resetTwoFactor, async ({ params, ...call }) => {
    return { _data: await resetTwoFactor(call.db, params.id, byOf(call)) };
  });
  mount(app, users.sendReset, async ({ params, ...call }) => {
    await sendReset(call.db, call.context, params.id, byOf(call));
    return done;
  });
  mount(app, users.sessions, async ({ params, ...call }) => {
    return { _data: await listUserSessions(call.db, params.id, byOf(call)) };
  });
  mount(app, users.endSession, async ({ params, ...call }) => {
    await endUserSession(call.db, params, byOf(call));
    return done;
  });
  mount(app, users.endSessions, async ({ params, ...call }) => {
    await endUserSessions(call.db, params.id, byOf(call));
    return done;
  });
}

function apiTokenRoutes(app: FastifyInstance): void {
  mount(app, apiTokens.list, ({ db, context, actor, query }) => listTokens(db, context, actor, query));
  mount(app, apiTokens.create, async ({ body, ...call }) => {
    return { _data: await createToken(call.db, body, byOf(call)) };
  });
  mount(app, apiTokens.revoke, async ({ params, ...call }) => {
    await revokeToken(call.db, params.id, byOf(call));
    return done;
  });
}
