import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount, readBearer } from '../../http/mount.ts';
import { readProfile, refresh, signIn, signOut } from './service.ts';

const { login, logout, refresh: tokenRefresh, profile } = operations.session;

export function sessionRoutes(app: FastifyInstance): void {
  mount(app, login, async ({ body, context, request }) => {
    const { username = '', password = '' } = body;
    return signIn(context, username, password, request.headers['user-agent'] ?? '');
  });
  mount(app, logout, async ({ context, request }) => {
    await signOut(context, readBearer(request.headers.authorization));
    return { _data: { success: true } };
  });
  mount(app, tokenRefresh, ({ body, context }) => refresh(context, body.refreshToken, body.userId));
  mount(app, profile, async ({ actor, context }) => {
    return { _data: await readProfile(context, actor) };
  });
}
