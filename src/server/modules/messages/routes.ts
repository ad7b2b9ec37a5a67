import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { originOf } from '../audit/service.ts';
import { getMessage, listMessages } from './read-messages.ts';
import { resendMessage } from './resend.ts';

const { list, get, resend } = operations.messages;

export function messageRoutes(app: FastifyInstance): void {
  mount(app, list, ({ db, context, actor, query }) => listMessages(db, context, actor, query));
  mount(app, get, async ({ db, context, actor, params }) => ({
    _data: await getMessage(db, context, actor, params.id),
  }));
  mount(app, resend, async ({ db, context, actor, params, request }) => {
    await resendMessage(db, context.clock.now(), params.id, { actor, origin: originOf(request) });
    return { _data: await getMessage(db, context, actor, params.id) };
  });
}
