import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { readStatistics } from './read-statistics.ts';

export function statisticsRoutes(app: FastifyInstance): void {
  mount(app, operations.statistics.get, async ({ db, context, actor, query, locale }) => ({
    _data: await readStatistics(db, context, actor, query, locale),
  }));
}
