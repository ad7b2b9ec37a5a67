import type { AuditLogEntry } from '#contract/audit-log.ts';
import type { ListedRow } from './repository.ts';

/** A row of the audit log as staff see it. */
export function presentRow(row: ListedRow): AuditLogEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: named(row.actorId, row.actorName),
    impersonator: named(row.impersonatorId, row.impersonatorName),
    tenant: named(row.tenantId, row.tenantName),
    action: row.action,
    entity: row.entity,
    entityId: row.entityId,
    before: row.before,
    after: row.after,
    address: row.address,
    userAgent: row.userAgent,
    sealed: row.seq !== null,
  };
}

function named(id: number | null, name: string | null) {
  return id === null ? null : { id, name };
}
