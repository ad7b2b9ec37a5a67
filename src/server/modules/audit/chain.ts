import { type SQL, sql } from 'drizzle-orm';
import { keyedHash } from '../../encryption.ts';
import type { Secrets } from '../../secrets.ts';

/** A row as the chain reads it: numbers that may outgrow JavaScript's as text, the moment in microseconds. */
export interface ChainRow {
  readonly id: string;
  readonly at: string;
  readonly tenant_id: number | null;
  readonly actor_id: number | null;
  readonly impersonator_id: number | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly address: string;
  readonly user_agent: string;
}

/** The columns of a ChainRow. */
export const chainColumns: SQL = sql`id::text AS id, (extract(epoch FROM at) * 1000000)::bigint::text AS at,
  tenant_id, actor_id, impersonator_id, action, entity, entity_id, before, after, address, user_agent`;

/** The last row of the chain, by its place and its hash. */
export interface ChainEnd {
  readonly seq: number;
  readonly hash: string;
}

/** Before the first row. */
export const emptyChain: ChainEnd = { seq: 0, hash: '' };

/**
 * The hash of what may have to be taken out of a row one day: the chain holds this hash and not the details themselves,
 * so it stays whole when they go. Keyed, for who knows only the hash must not be able to guess an address.
 */
export function hashDetails(secrets: Secrets, { id, before, after, address, user_agent }: ChainRow): string {
  return keyedHash(secrets, 'audit-details', canonicalJson([id, before, after, address, user_agent]));
}

/** The hash of a row at its place, over the hash of the row before it. */
export function hashRow(secrets: Secrets, last: ChainEnd, row: ChainRow, detailsHash: string): string {
  const { id, at, tenant_id, actor_id, impersonator_id, action, entity, entity_id } = row;
  const held = [last.seq + 1, id, at, tenant_id, actor_id, impersonator_id, action, entity, entity_id, detailsHash];
  return keyedHash(secrets, 'audit-chain', canonicalJson([last.hash, ...held]));
}

/** Signs the end of the chain: without the key nobody makes an earlier row the last one. */
export function signEnd(secrets: Secrets, { seq, hash }: ChainEnd): string {
  return keyedHash(secrets, 'audit-end', canonicalJson([seq, hash]));
}

/** JSON with the keys of objects in order: databases give them back in an order of their own. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
