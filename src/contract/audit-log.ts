import * as z from 'zod/mini';
import { listOf, listQuery, longId, moment, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** Somebody by name. Who was deleted is an id alone. */
const named = z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()) }));
const details = z.nullable(z.record(z.string(), z.unknown()));

/** Who did what to which record, when and from where. */
export const auditLogEntry = z.object({
  id: z.int(),
  at: moment,
  /** Null where nobody was known. */
  actor: named,
  /** Who acted as the actor. */
  impersonator: named,
  tenant: named,
  /** One of `auditActions`, and of `auditEntities`; an older or newer version of the server may have had others. */
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** The fields that changed, as they were and as they are. */
  before: details,
  after: details,
  address: z.string(),
  userAgent: z.string(),
  /** Whether it is part of the chain yet, which takes a second or two. */
  sealed: z.boolean(),
});
export type AuditLogEntry = z.output<typeof auditLogEntry>;

/**
 * How the chain can be wrong at a place: its row is gone; who did what was changed, or another row stands there; the
 * details were changed; the end was moved; a row has a place that it was never given.
 */
export const brokenReasons = ['missing', 'changed', 'details', 'end', 'unknown'] as const;

/** What verifying the audit log found. */
export const auditVerdict = z.object({
  valid: z.boolean(),
  rows: z.int(),
  /** Rows of the chain; the others were not sealed yet and cannot be judged. */
  sealed: z.int(),
  firstBroken: z.optional(
    z.object({
      /** Null where the row is gone. */
      id: z.nullable(z.int()),
      seq: z.int(),
      reason: z.enum(brokenReasons),
    }),
  ),
});
export type AuditVerdict = z.output<typeof auditVerdict>;

const flag = 'logManagement.show';

export const auditLogOperations = {
  list: defineOperation({
    id: 'auditLog.list',
    method: 'GET',
    path: 'base/audit-log',
    summary: 'What happened, the newest first; q finds ids of records and addresses that begin with it',
    access: { flag },
    query: listQuery,
    list: {
      filter: {
        entity: 'text',
        entityId: 'text',
        actor: 'number',
        impersonator: 'number',
        tenant: 'number',
        action: 'text',
        at: 'date',
      },
      sort: ['at'],
      expand: [],
      search: true,
      defaultOrder: ['at', 'desc'],
      csv: 'audit-log',
    },
    auditsRead: 'audit-log',
    response: listOf(auditLogEntry),
  }),
  get: defineOperation({
    id: 'auditLog.get',
    method: 'GET',
    path: 'base/audit-log/{id}',
    summary: 'One row of the audit log',
    access: { flag },
    params: longId,
    auditsRead: 'audit-log',
    response: one(auditLogEntry),
  }),
  verify: defineOperation({
    id: 'auditLog.verify',
    method: 'POST',
    path: 'base/audit-log/verify',
    summary: 'Check every row of the audit log against its chain',
    access: { flag, everyTenant: true },
    rateLimit: 10,
    response: one(auditVerdict),
  }),
};
