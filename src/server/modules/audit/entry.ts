import type { FastifyRequest } from 'fastify';
import type { AuditAction, AuditEntity } from '#contract/audit-entry.ts';
import type { Actor } from '../../actor.ts';
import type { auditLog } from '../../db/schema.ts';

/** Where a request came from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

export interface AuditEntry {
  /** Who did it; null where nobody is known. */
  readonly actor: (Pick<Actor, 'userId' | 'tenantId'> & Partial<Pick<Actor, 'impersonator' | 'apiToken'>>) | null;
  /** Whose log it belongs into, where that is not the actor's. */
  readonly tenantId?: number | undefined;
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId?: number | string | undefined;
  /** Never a secret: they are kept. */
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  readonly origin: Origin;
}

const longestUserAgent = 300;

/** An entry as it is stored: both who acts and, where that is another or an API token, who or which acts as them. */
export function auditRow(
  now: Date,
  { actor, tenantId, entityId, origin, after, ...rest }: AuditEntry,
): typeof auditLog.$inferInsert {
  return {
    ...rest,
    after: actor?.apiToken ? { ...after, apiToken: actor.apiToken } : after,
    at: now,
    tenantId: tenantId ?? actor?.tenantId,
    actorId: actor?.userId,
    impersonatorId: actor?.impersonator?.id,
    entityId: entityId === undefined ? undefined : String(entityId),
    ...origin,
  };
}

/** The address, which behind a proxy is the visitor's only where TRUST_PROXY says so, and the browser. */
export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent) };
}
