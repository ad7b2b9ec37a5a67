import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { changePackageSettings, presentPackageSettings } from './service.ts';

const { get, update } = operations.packages;

export function packageRoutes(app: FastifyInstance): void {
  mount(app, get, async ({ db, params }) => ({ _data: await presentPackageSettings(db, params.name) }));
  mount(app, update, async ({ db, params, body, actor, locale, context, request }) => {
    const change = { name: params.name, values: body, locale };
    return { _data: await changePackageSettings(db, context.clock.now(), change, { actor, request }) };
  });
}
