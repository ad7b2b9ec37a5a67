import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { once } from './idempotency.ts';
import { getResponse, listResponses } from './read-responses.ts';
import { submitPage } from './submit-page.ts';

const { create, list, get } = operations.responses;

export function responseRoutes(app: FastifyInstance): void {
  mount(app, create, async ({ db, context, body, actor, locale, request }) => {
    const submission = { ...body, fromForm: request.isMultipart() };
    const work = () => submitPage(db, context, submission, { actor, locale });
    return { _data: await once(db, context, request.headers['idempotency-key'], submission, work) };
  });
  mount(app, list, async ({ db, context, query, actor, locale }) => {
    return listResponses(db, context, actor, query, locale);
  });
  mount(app, get, async ({ db, context, params, query, actor, locale }) => {
    return { _data: await getResponse(db, context, actor, params.id, query.expand, locale) };
  });
}
