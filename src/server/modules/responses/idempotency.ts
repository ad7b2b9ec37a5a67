import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import * as repository from './repository.ts';

const keyShape = z.string().check(z.regex(/^[\x21-\x7e]{8,200}$/));

/**
 * Does the work once for a key, within the transaction: the same request under the same key gets the first answer again,
 * also while the first is under way or after a crash. Work that throws leaves no key behind.
 * @throws HttpProblem 400 for a key of the wrong shape, 422 for a key that belongs to another request
 */
export async function once<Result>(
  db: Db,
  context: Context,
  key: string | string[] | undefined,
  request: unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return work();
  const parsed = keyShape.safeParse(key);
  if (!parsed.success) throw new HttpProblem(400, 'badRequest', { errors: { 'Idempotency-Key': ['invalid'] } });
  const requestHash = fingerprint(request);
  const earlier = await repository.claimKey(db, parsed.data, requestHash, context.clock.now());
  if (earlier) {
    if (earlier.requestHash !== requestHash) throw new HttpProblem(422, 'keyReused');
    return earlier.result as Result;
  }
  const result = await work();
  await repository.keepResult(db, parsed.data, result);
  return result;
}

/** Nobody retries after a day, and a kept result holds a report: personal data. */
export const keyLife = 24 * 60 * 60 * 1000;

/** Forgets the keys that are too old to come back. */
export function forgetOldKeys(db: Db, now: Date): Promise<void> {
  return repository.deleteKeysBefore(db, new Date(now.getTime() - keyLife));
}

/** A hash of a request, whatever the order of its fields; of an upload its bytes count. */
function fingerprint(value: unknown): string {
  const hash = createHash('sha256');
  const walk = (item: unknown): void => {
    if (item instanceof Uint8Array) hash.update('bytes').update(item);
    else if (Array.isArray(item)) {
      hash.update('[');
      item.forEach(walk);
      hash.update(']');
    } else if (typeof item === 'object' && item !== null) {
      hash.update('{');
      for (const [name, inner] of Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(JSON.stringify(name));
        walk(inner);
      }
      hash.update('}');
    } else hash.update(JSON.stringify(item ?? null)).update(',');
  };
  walk(value);
  return hash.digest('base64url');
}
