import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recoveryCode } from '../../db/schema.ts';
import { keyedHash } from '../../encryption.ts';
import type { Secrets } from '../../secrets.ts';

const codes = 10;
/** Crockford's digits: none that is mistaken for another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits. */
const characters = 10;

/** Ten new recovery codes, `XXXXX-XXXXX`, in place of those that a user had. Only their hashes are kept. */
export async function renewRecoveryCodes(db: Db, secrets: Secrets, userId: number): Promise<string[]> {
  const made = Array.from({ length: codes }, makeCode);
  await forgetRecoveryCodes(db, userId);
  await db.insert(recoveryCode).values(made.map((code) => ({ userId, hash: hashOf(secrets, userId, code) })));
  return made.map((code) => `${code.slice(0, characters / 2)}-${code.slice(characters / 2)}`);
}

export async function forgetRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}

/** Uses a recovery code up. @returns whether it was one that had not been used */
export async function takeRecoveryCode(db: Db, secrets: Secrets, user: { id: number }, typed: string, now: Date) {
  const code = readCode(typed);
  if (code === undefined) return false;
  const taken = await db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.userId, user.id),
        eq(recoveryCode.hash, hashOf(secrets, user.id, code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ hash: recoveryCode.hash });
  return taken.length > 0;
}

/** A code as people type it: in small letters, with or without the dash, O for zero and I or L for one. */
function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === characters && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
}

function makeCode(): string {
  return Array.from(randomBytes(characters), (byte) => alphabet[byte % alphabet.length]).join('');
}

function hashOf(secrets: Secrets, userId: number, code: string): string {
  return keyedHash(secrets, 'recovery-code', `${userId}:${code}`);
}
