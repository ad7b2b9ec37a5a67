import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { logEntry } from '../../db/schema-back-office.ts';
import { mount } from '../../http/mount.ts';
import { audit, originOf } from '../audit/service.ts';
import { getLog, listLogs } from './read-logs.ts';

const { list, get, remove } = operations.logs;

export function logRoutes(app: FastifyInstance): void {
  mount(app, list, async ({ db, query }) => listLogs(db, query));
  mount(app, get, async ({ db, params }) => ({ _data: await getLog(db, params.id) }));
  mount(app, remove, async ({ db, actor, params, request, context }) => {
    const { at, level, source, message } = await getLog(db, params.id);
    await db.delete(logEntry).where(eq(logEntry.id, params.id));
    await audit(db, context.clock.now(), {
      ...{ actor, action: 'delete', entity: 'log', entityId: params.id, origin: originOf(request) },
      before: { at, level, source, message },
    });
    return { _data: { success: true } };
  });
}
