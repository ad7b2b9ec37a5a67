import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { getSurvey, listSurveys, searchLookup } from './service.ts';

const { list, get, lookup } = operations.surveys;

export function surveyRoutes(app: FastifyInstance): void {
  mount(app, list, ({ db, context, query, locale }) => listSurveys(db, context, query, locale));
  mount(app, get, async ({ db, context, params, query, locale }) => ({
    _data: await getSurvey(db, context, params.id, query, locale),
  }));
  mount(app, lookup, ({ db, params, query, locale }) => searchLookup(db, params.table, query, locale));
}
