import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount } from '../../http/mount.ts';
import { originOf } from './entry.ts';
import { getAuditRow, listAuditLog } from './read-audit-log.ts';
import { ChainBroken, sealRows } from './seal.ts';
import { audit, verifyChain } from './service.ts';

const { list, get, verify } = operations.auditLog;

export function auditLogRoutes(app: FastifyInstance): void {
  mount(app, list, async ({ db, actor, query }) => listAuditLog(db, actor, query));
  mount(app, get, async ({ db, actor, params }) => ({ _data: await getAuditRow(db, actor, params.id) }));
  mount(
    app,
    verify,
    async ({ db, actor, request, context }) => {
      await sealRows(context).catch(unlessBroken);
      const { valid, rows, sealed, firstBroken } = await verifyChain(db, context.secrets);
      const entry = { actor, action: 'verify', entity: 'audit-log', origin: originOf(request) } as const;
      await audit(db, context.clock.now(), { ...entry, after: { valid, sealed, ...firstBroken } });
      return { _data: { valid, rows, sealed, firstBroken } };
    },
    // In slices: a transaction of its own would hold the embedded database for as long as it takes.
    { ownTransactions: true },
  );
}

/** That the end of the chain is wrong is what verifying finds out. */
function unlessBroken(error: unknown): void {
  if (!(error instanceof ChainBroken)) throw error;
}
