import * as z from 'zod/mini';
import { done, listOf, listQuery, moment, numericId, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** Days that an API token lives at most. */
export const longestTokenLife = 365;

/** What a program signs in with in a user's name. The token itself is told once, when it is made. */
export const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  user: z.object({ id: z.int(), name: z.string() }),
  tenant: z.object({ id: z.int(), name: z.string() }),
  /** Who made it; null where that user is deleted. */
  createdBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
  createdAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  /** Accurate to a minute. */
  lastUsedAt: z.nullable(moment),
});
export type ApiToken = z.output<typeof apiToken>;

const tokenName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/**
 * API tokens: everybody's own, and with `userManagement.edit` those of the users that one sees and covers in rights.
 * None is for another token to make or revoke.
 */
export const apiTokenOperations = {
  create: defineOperation({
    id: 'apiTokens.create',
    method: 'POST',
    path: 'generate-edi-token',
    summary: 'A new API token of a user; the answer is the only place where it shows',
    access: 'signed-in',
    inPerson: true,
    body: z.object({
      user: z.int().check(z.gte(1), z.lte(2_147_483_647)),
      name: tokenName,
      days: z.int().check(z.gte(1), z.lte(longestTokenLife)),
    }),
    response: one(z.extend(apiToken, { token: z.string() })),
  }),
  list: defineOperation({
    id: 'apiTokens.list',
    method: 'GET',
    path: 'catalog/edi-tokens',
    summary: 'API tokens that were not revoked',
    access: 'signed-in',
    query: listQuery,
    list: {
      filter: { user: 'number', expiresAt: 'date' },
      sort: ['id', 'name', 'createdAt', 'expiresAt', 'lastUsedAt'],
      expand: [],
      search: false,
      defaultOrder: ['createdAt', 'desc'],
    },
    response: listOf(apiToken),
  }),
  revoke: defineOperation({
    id: 'apiTokens.revoke',
    method: 'DELETE',
    path: 'catalog/edi-tokens/{id}',
    summary: 'Revoke an API token, at once and for good',
    access: 'signed-in',
    inPerson: true,
    params: numericId,
    response: done,
  }),
};
