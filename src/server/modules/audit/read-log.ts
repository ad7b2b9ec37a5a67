import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditEntity } from '#contract/audit-entry.ts';
import { auditLog } from '../../db/schema.ts';
import { auditRow, originOf } from './entry.ts';
import { noteWritten } from './keep-sealed.ts';

/** Milliseconds that a row waits for others to be written with it. */
const gatherFor = 300;
/** Rows at which it waits no longer. */
const mostGathered = 200;
/** Milliseconds until rows that could not be written are tried again, and how many of them wait at most. */
const retryAfter = 2_000;
const mostWaiting = 10_000;

type Row = typeof auditLog.$inferInsert;

/**
 * Gives the app `noteRead`: a row in the audit log for each answer that held personal data.
 * Rows are gathered and written together, so that no reader waits for them; closing the app writes the last ones.
 */
export function auditReads(app: FastifyInstance): void {
  let gathered: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = gathered;
    gathered = [];
    if (rows.length === 0) return;
    writing = writing.then(async () => {
      await app.context.database.db.insert(auditLog).values(rows);
      noteWritten();
    });
    writing = writing.catch((error: unknown) => {
      app.log.error({ err: error, source: 'audit', rows: rows.length }, 'reads not audited yet');
      gathered = [...rows, ...gathered].slice(0, mostWaiting);
      timer ??= setTimeout(write, retryAfter).unref();
    });
  };

  app.decorate('noteRead', (entity: AuditEntity, request: FastifyRequest, result: unknown) => {
    gathered.push(auditRow(app.context.clock.now(), readEntry(entity, request, result)));
    if (gathered.length === mostGathered) write();
    else timer ??= setTimeout(write, gatherFor).unref();
  });
  app.addHook('onClose', async () => {
    write();
    await writing;
  });
}

/** Of a list, how many rows and by which fields it was narrowed down; what was searched for may be a name. */
function readEntry(entity: AuditEntity, request: FastifyRequest, result: unknown) {
  const base = { actor: request.actor, action: 'read', entity, origin: originOf(request) } as const;
  const { id } = (request.params ?? {}) as { id?: number | string };
  if (id !== undefined) return { ...base, entityId: id };
  const rows = (result as { _data?: unknown } | undefined)?._data;
  const { filter } = (request.query ?? {}) as { filter?: string };
  const fields = filter ? Object.keys(JSON.parse(filter) as object) : [];
  return { ...base, after: { rows: Array.isArray(rows) ? rows.length : 1, fields } };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Audits an answer to an operation with `auditsRead`. */
    noteRead(entity: AuditEntity, request: FastifyRequest, result: unknown): void;
  }
}
