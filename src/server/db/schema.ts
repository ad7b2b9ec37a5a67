import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FlagMap } from '#contract/flags.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import type { ResponseStatus } from '#contract/responses.ts';
import type { SurveyDefinition } from '#contract/survey-definition.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
export const serial = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** Counted up by each change: see `versioned.ts`. */
export const version = () => integer().notNull().default(1);

export const tenant = pgTable('tenant', {
  id: serial(),
  name: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  version: version(),
});

export const role = pgTable('role', {
  id: serial(),
  name: text().notNull(),
  flags: jsonb().$type<FlagMap>().notNull(),
  featureFlags: jsonb('feature_flags').$type<FlagMap>().notNull(),
  homeRoute: text('home_route').notNull(),
  enforceTwoFactor: boolean('enforce_two_factor').notNull(),
  version: version(),
});

export const appUser = pgTable('app_user', {
  id: serial(),
  tenantId: integer('tenant_id').notNull(),
  email: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull().default(''),
  passwordHash: text('password_hash'),
  active: boolean().notNull().default(true),
  isSystem: boolean('is_system').notNull().default(false),
  requiresTwoFactor: boolean('requires_two_factor').notNull().default(false),
  /** Encrypted. */
  twoFactorSecret: text('two_factor_secret'),
  /** The time step (RFC 6238) of the last code that was taken. */
  twoFactorStep: bigint('two_factor_step', { mode: 'number' }),
  /** How often the secret was set, replaced or cleared: a token to set it up is good until then. */
  twoFactorChanges: integer('two_factor_changes').notNull().default(0),
  locale: text().$type<Locale>().notNull().default('nl'),
  lastSignInAt: moment('last_sign_in_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  version: version(),
  search: text().generatedAlwaysAs(sql`lower(firstname || ' ' || lastname || ' ' || email)`),
});

export const userRole = pgTable(
  'user_role',
  { userId: integer('user_id').notNull(), roleId: integer('role_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

export const session = pgTable('session', {
  id: uuid().primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  userAgent: text('user_agent').notNull().default(''),
  lastSeenAt: moment('last_seen_at').notNull(),
  address: text().notNull().default(''),
  /** The administrator's own session, where this one acts as another user. */
  impersonatorSessionId: uuid('impersonator_session_id'),
});

export const refreshToken = pgTable('refresh_token', {
  hash: text().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
});

export const recoveryCode = pgTable(
  'recovery_code',
  { userId: integer('user_id').notNull(), hash: text().notNull(), usedAt: moment('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const attempt = pgTable('attempt', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  since: moment('since').notNull(),
});

export const passwordReset = pgTable('password_reset', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const message = pgTable('message', {
  id: serial(),
  tenantId: integer('tenant_id'),
  recipient: text().notNull(),
  template: text().notNull(),
  params: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  locale: text().$type<Locale>().notNull(),
  status: text().$type<'queued' | 'sent' | 'kept' | 'failed'>().notNull(),
  attempts: integer().notNull().default(0),
  dueAt: moment('due_at').notNull(),
  error: text(),
  subject: text(),
  body: text(),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  version: version(),
});

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: moment('at').notNull(),
  tenantId: integer('tenant_id'),
  actorId: integer('actor_id'),
  impersonatorId: integer('impersonator_id'),
  action: text().notNull(),
  entity: text().notNull(),
  entityId: text('entity_id'),
  before: jsonb().$type<Readonly<Record<string, unknown>>>(),
  after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  address: text().notNull().default(''),
  userAgent: text('user_agent').notNull().default(''),
  /** The row's place in the chain, its keyed hash and that of its details; unset until it is sealed. */
  seq: bigint({ mode: 'number' }),
  hash: text(),
  detailsHash: text('details_hash'),
});

export const packageSetting = pgTable('package_setting', {
  package: text().primaryKey(),
  values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  /** Encrypted, by name. */
  secrets: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  version: version(),
  updatedAt: moment('updated_at').notNull(),
});

export const content = pgTable('content', {
  id: serial(),
  slug: text().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  body: jsonb().$type<Localized>().notNull(),
  type: text().$type<'content' | 'survey'>().notNull(),
  nameTech: text('name_tech'),
  isMenu: boolean('is_menu').notNull(),
  isHome: boolean('is_home').notNull(),
  authRequired: boolean('auth_required').notNull(),
  position: integer().notNull(),
});

export const referenceRow = pgTable(
  'reference_row',
  {
    table: text('table_name').notNull(),
    id: text().notNull(),
    label: jsonb().$type<Localized>().notNull(),
    detail: jsonb().$type<Localized>(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    search: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.table, table.id] })],
);

export const survey = pgTable('survey', {
  id: serial(),
  nameTech: text('name_tech').notNull(),
  publishedVersionId: integer('published_version_id'),
});

export const surveyVersion = pgTable('survey_version', {
  id: serial(),
  surveyId: integer('survey_id').notNull(),
  version: integer().notNull(),
  definition: jsonb().$type<SurveyDefinition>().notNull(),
  publishedAt: moment('published_at').notNull(),
});

export const response = pgTable('response', {
  id: uuid().primaryKey(),
  tenantId: integer('tenant_id').notNull(),
  surveyVersionId: integer('survey_version_id').notNull(),
  surveyId: integer('survey_id').notNull(),
  userId: integer('user_id'),
  status: text().$type<ResponseStatus>().notNull(),
  locale: text().$type<Locale>().notNull(),
  reference: text().notNull(),
  contact: text(),
  email: text(),
  answers: jsonb().$type<Record<string, unknown>>().notNull(),
  pagesDone: integer('pages_done').notNull(),
  termsAcceptedAt: moment('terms_accepted_at'),
  scores: jsonb().$type<Record<string, number>>().notNull(),
  report: text(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  completedAt: moment('completed_at'),
  anonimizeAt: moment('anonimize_at'),
  anonymisedAt: moment('anonymised_at'),
  search: text().generatedAlwaysAs(sql`lower(id::text)`),
});

export const file = pgTable('file', {
  id: text().primaryKey(),
  responseId: uuid('response_id').notNull(),
  question: text().notNull(),
  filename: text().notNull(),
  extension: text().notNull(),
  size: integer().notNull(),
  data: bytes().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const idempotencyKey = pgTable('idempotency_key', {
  key: text().primaryKey(),
  requestHash: text('request_hash').notNull(),
  result: jsonb(),
  createdAt: moment('created_at').notNull(),
});
