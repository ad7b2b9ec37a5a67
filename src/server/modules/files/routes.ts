import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { readFile } from './service.ts';

export function fileRoutes(app: FastifyInstance): void {
  mount(app, operations.files.get, async ({ db, params, actor }) => {
    return readFile(db, actor, params.id);
  });
}
