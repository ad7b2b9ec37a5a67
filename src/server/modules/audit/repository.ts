import { eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { idsOfPage, type RowsPage } from '../../db/list-query.ts';
import { appUser, auditLog, tenant } from '../../db/schema.ts';

const actor = alias(appUser, 'actor');
const impersonator = alias(appUser, 'impersonator');

/** Null for who is not there any more. */
const nameOf = ({ firstname, lastname }: Record<'firstname' | 'lastname', AnyPgColumn>) =>
  sql<string | null>`trim(${firstname} || ' ' || ${lastname})`;

const listed = {
  id: auditLog.id,
  at: auditLog.at,
  actorId: auditLog.actorId,
  actorName: nameOf(actor),
  impersonatorId: auditLog.impersonatorId,
  impersonatorName: nameOf(impersonator),
  tenantId: auditLog.tenantId,
  tenantName: tenant.name,
  action: auditLog.action,
  entity: auditLog.entity,
  entityId: auditLog.entityId,
  before: auditLog.before,
  after: auditLog.after,
  address: auditLog.address,
  userAgent: auditLog.userAgent,
  seq: auditLog.seq,
};

export type ListedRow = Awaited<ReturnType<typeof findRows>>[number];

/** A page of rows with names, in one query: the page is found by its ids alone, so that page 1000 joins no more than page 1. */
export async function findRows(db: Db, rows: RowsPage) {
  const page = idsOfPage(db, auditLog, rows);
  return db
    .select(listed)
    .from(page)
    .innerJoin(auditLog, eq(auditLog.id, page.id))
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(impersonator, eq(impersonator.id, auditLog.impersonatorId))
    .leftJoin(tenant, eq(tenant.id, auditLog.tenantId))
    .orderBy(...rows.orderBy);
}

export async function countRows(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(auditLog, where);
}
