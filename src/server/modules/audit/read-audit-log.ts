import { and, eq, sql } from 'drizzle-orm';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { auditLog } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { visibleTo } from './policy.ts';
import { presentRow } from './presenter.ts';
import { countRows, findRows } from './repository.ts';

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  entity: auditLog.entity,
  entityId: auditLog.entityId,
  actor: auditLog.actorId,
  impersonator: auditLog.impersonatorId,
  tenant: auditLog.tenantId,
  action: auditLog.action,
  /** The index `audit_log_search` is on this very expression. */
  q: sql`lower(coalesce(${auditLog.entityId}, '') || ' ' || ${auditLog.address})`,
};

/** What happened, as far as an actor may see it: a page of it. */
export async function listAuditLog(db: Db, actor: Actor, query: ListQuery) {
  const parts = readListQuery(query, operations.auditLog.list.list, columns);
  const where = and(...visibleTo(actor), ...parts.where);
  const found = await findRows(db, { ...parts, where });
  return listPage(found.map(presentRow), await countRows(db, where), parts);
}

/** @throws HttpProblem 404 where it is absent or not the actor's to see */
export async function getAuditRow(db: Db, actor: Actor, id: number): Promise<AuditLogEntry> {
  const where = and(...visibleTo(actor), eq(auditLog.id, id));
  const [found] = await findRows(db, { where, orderBy: [], limit: 1, offset: 0 });
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentRow(found);
}
