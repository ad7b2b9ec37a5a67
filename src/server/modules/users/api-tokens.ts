import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type ApiToken, apiTokenOperations } from '#contract/api-tokens.ts';
import type { ListQuery } from '#contract/envelope.ts';
import type { BodyOf } from '#contract/operation.ts';
import { type Actor, may } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { appUser } from '../../db/schema.ts';
import { apiToken } from '../../db/schema-back-office.ts';
import type { By } from '../../http/by.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { newApiToken, refuseWhileImpersonating } from '../session/service.ts';
import * as repository from './api-token-repository.ts';
import { requireManageable, visibleTo } from './policy.ts';
import { findUser } from './repository.ts';

const columns = {
  id: apiToken.id,
  name: sql`lower(${apiToken.name})`,
  user: apiToken.userId,
  createdAt: apiToken.createdAt,
  expiresAt: apiToken.expiresAt,
  lastUsedAt: apiToken.lastUsedAt,
};
const day = 24 * 60 * 60 * 1000;

/** The API tokens that the actor may know of and that were not revoked, a page of them. */
export async function listTokens(db: Db, { clock }: Context, actor: Actor, query: ListQuery) {
  const parts = readListQuery(query, apiTokenOperations.list.list, columns);
  const where = and(ownersOf(actor), isNull(apiToken.revokedAt), ...parts.where);
  const found = await repository.findTokens(db, { ...parts, where });
  const total = await repository.countTokens(db, where);
  const now = clock.now();
  return listPage(
    found.map((token) => present(token, now)),
    total,
    parts,
  );
}

/**
 * Makes an API token of a user.
 * @returns it with the token itself, which is kept nowhere
 * @throws HttpProblem 404 for a user whom the actor does not see, 422 for who may do more or is not active
 */
export async function createToken(
  db: Db,
  { user: userId, name, days }: BodyOf<typeof apiTokenOperations.create>,
  { actor, now, origin }: By,
): Promise<ApiToken & { token: string }> {
  const owner = await requireOwner(db, actor, userId);
  if (!owner.active) throw new HttpProblem(422, 'userInactive');
  const { token, hash } = newApiToken();
  const expiresAt = new Date(now.getTime() + days * day);
  const id = await repository.insertToken(db, {
    userId,
    name,
    hash,
    createdBy: actor.userId,
    createdAt: now,
    expiresAt,
  });
  const after = { name, user: owner.name, expiresAt: expiresAt.toISOString() };
  const what = { action: 'create', entity: 'api-token', entityId: id, after } as const;
  await audit(db, now, { actor, tenantId: owner.tenantId, ...what, origin });
  const made = await repository.findToken(db, eq(apiToken.id, id));
  if (!made) throw new Error('An API token was not stored');
  return { ...present(made, now), token };
}

/**
 * Revokes an API token; one that was revoked already stays so.
 * @throws HttpProblem 404 for one that the actor does not know of, 422 where its user may do more
 */
export async function revokeToken(db: Db, id: number, { actor, now, origin }: By): Promise<void> {
  const found = await repository.findToken(db, and(ownersOf(actor), eq(apiToken.id, id)));
  if (!found) throw new HttpProblem(404, 'notFound');
  await requireOwner(db, actor, found.user.id);
  if (!(await repository.revokeToken(db, id, now))) return;
  const before = { name: found.name, user: found.user.name };
  const what = { action: 'revoke', entity: 'api-token', entityId: id, before } as const;
  await audit(db, now, { actor, tenantId: found.tenant.id, ...what, origin });
}

/** Whose tokens an actor knows of: the own ones, and with the right to edit users those of whom the actor sees. */
function ownersOf(actor: Actor): SQL | undefined {
  const isOwn = eq(appUser.id, actor.userId);
  return may(actor, 'userManagement.edit') ? or(isOwn, and(sql`true`, ...visibleTo(actor))) : isOwn;
}

async function requireOwner(db: Db, actor: Actor, userId: number) {
  const owner = await findUser(db, and(ownersOf(actor), eq(appUser.id, userId)));
  if (!owner) throw new HttpProblem(404, 'notFound');
  if (userId === actor.userId) refuseWhileImpersonating(actor);
  else requireManageable(actor, owner);
  return owner;
}

function present(found: repository.ListedToken, now: Date): ApiToken {
  const { id, name, user, tenant, createdBy } = found;
  return {
    ...{ id, name, user, tenant, createdBy },
    createdAt: found.createdAt.toISOString(),
    expiresAt: found.expiresAt.toISOString(),
    isExpired: found.expiresAt <= now,
    lastUsedAt: found.lastUsedAt?.toISOString() ?? null,
  };
}
