import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { appUser } from '../../db/schema.ts';

/** Uses a code's step up. @returns false where that step or a later one was used before, in another process too */
export async function takeStep(db: Db, user: { id: number; twoFactorSecret: string }, step: number): Promise<boolean> {
  const taken = await db
    .update(appUser)
    .set({ twoFactorStep: step })
    .where(
      and(
        eq(appUser.id, user.id),
        eq(appUser.twoFactorSecret, user.twoFactorSecret),
        or(isNull(appUser.twoFactorStep), lt(appUser.twoFactorStep, step)),
      ),
    )
    .returning({ id: appUser.id });
  return taken.length > 0;
}

/** Keeps an encrypted secret in place of the one that was there. @returns false where it is not there any more */
export async function replaceSecret(
  db: Db,
  user: { id: number; twoFactorSecret: string | null },
  next: { twoFactorSecret: string | null; twoFactorStep: number | null },
): Promise<boolean> {
  const { id, twoFactorSecret: old } = user;
  const replaced = await db
    .update(appUser)
    .set({ ...next, twoFactorChanges: sql`${appUser.twoFactorChanges} + 1` })
    .where(and(eq(appUser.id, id), old === null ? isNull(appUser.twoFactorSecret) : eq(appUser.twoFactorSecret, old)))
    .returning({ id: appUser.id });
  return replaced.length > 0;
}
