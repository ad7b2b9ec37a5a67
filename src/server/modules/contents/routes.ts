import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { listContents } from './service.ts';

export function contentRoutes(app: FastifyInstance): void {
  mount(app, operations.contents.list, ({ db, query, locale, actor }) =>
    listContents(db, query, locale, actor !== null),
  );
}
