import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { appUser, role, userRole } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';

const lockKey = 7_204_313;

/**
 * Sees to it that somebody who may do everything is left. To be called after a change that may have taken that away,
 * in its transaction; two such changes wait for each other.
 * @throws HttpProblem 422 where nobody is left
 */
export async function requireAdministrator(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
  const [someone] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(userRole, eq(userRole.userId, appUser.id))
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(and(eq(appUser.active, true), sql`${role.flags} @> '{"*": true}'`))
    .limit(1);
  if (!someone) throw new HttpProblem(422, 'lastAdministrator');
}
