import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, serial, version } from './schema.ts';

export const userGroup = pgTable('user_group', {
  id: serial(),
  tenantId: integer('tenant_id').notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  version: version(),
  createdAt: moment('created_at').notNull(),
});

export const groupMember = pgTable(
  'group_member',
  { groupId: integer('group_id').notNull(), userId: integer('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] })],
);

export const apiToken = pgTable('api_token', {
  id: serial(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  hash: text().notNull(),
  createdBy: integer('created_by'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
});

/** Where the chain of the audit log ends: one row. */
export const auditChain = pgTable('audit_chain', {
  id: integer().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
});

export const logEntry = pgTable('log_entry', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: moment('at').notNull(),
  level: text().$type<'warn' | 'error' | 'fatal'>().notNull(),
  source: text().notNull(),
  message: text().notNull(),
  context: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
});

export const recurringJob = pgTable('recurring_job', {
  id: serial(),
  name: text().notNull(),
  flow: text().notNull(),
  params: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  cron: text().notNull(),
  timeZone: text('time_zone').notNull(),
  active: boolean().notNull().default(true),
  nextRunAt: moment('next_run_at'),
  createdAt: moment('created_at').notNull(),
  version: version(),
});

export const queueJob = pgTable('queue_job', {
  id: serial(),
  flow: text().notNull(),
  params: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  status: text().$type<'queued' | 'running' | 'completed' | 'failed' | 'cancelled'>().notNull(),
  attempts: integer().notNull().default(0),
  maxAttempts: integer('max_attempts').notNull().default(3),
  /** Percent; null where the flow does not say. */
  progress: integer(),
  error: text(),
  result: jsonb().$type<Readonly<Record<string, unknown>>>(),
  recurringJobId: integer('recurring_job_id'),
  tenantId: integer('tenant_id'),
  createdBy: integer('created_by'),
  bossId: uuid('boss_id'),
  createdAt: moment('created_at').notNull(),
  runAt: moment('run_at').notNull(),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  fileName: text('file_name'),
  fileExpiresAt: moment('file_expires_at'),
  version: version(),
});

export const jobFile = pgTable(
  'job_file',
  { jobId: integer('job_id').notNull(), part: integer().notNull(), data: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.jobId, table.part] })],
);

export const jobWorker = pgTable('job_worker', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
});
