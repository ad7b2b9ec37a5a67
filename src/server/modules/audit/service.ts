import type { Db } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';
import { type AuditEntry, auditRow } from './entry.ts';
import { noteWritten } from './keep-sealed.ts';

export type { AuditAction, AuditEntity } from '#contract/audit-entry.ts';
export { differences } from './differences.ts';
export { type AuditEntry, type Origin, originOf } from './entry.ts';
export { keepAuditSealed } from './keep-sealed.ts';
export { auditReads } from './read-log.ts';
export { verifyChain } from './verify.ts';

/** Writes a row into the audit log, in the transaction that `db` is: what is undone was not done. */
export async function audit(db: Db, now: Date, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(auditRow(now, entry));
  noteWritten();
}
