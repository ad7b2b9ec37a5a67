import { eq } from 'drizzle-orm';
import type { OwnSession } from '#contract/account.ts';
import type { User } from '#contract/users.ts';
import type { Db } from '../../db/database.ts';
import { appUser } from '../../db/schema.ts';
import type { By } from '../../http/by.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { queueMail } from '../messages/service.ts';
import { endSessionOf, endSessionsOf, listSessionsOf, mailPasswordLink, resetTwoFactorOf } from '../session/service.ts';
import { requireManageable } from './policy.ts';
import { findVisible, getUser } from './read-users.ts';

/**
 * Takes two-factor off a user who lost it, and tells that user.
 * @throws HttpProblem 404 for whom the actor does not see, 422 for oneself, for who may do more and where there is none
 */
export async function resetTwoFactor(db: Db, id: number, by: By): Promise<User> {
  const user = await hold(db, id, by);
  if (id === by.actor.userId) throw new HttpProblem(422, 'ownTwoFactor');
  if (user.twoFactorSecret === null) throw new HttpProblem(422, 'userWithoutTwoFactor');
  await resetTwoFactorOf(db, user, by.now);
  await note(db, 'two-factor-reset', user, by);
  const { email: recipient, tenantId, locale, firstname: name } = user;
  await queueMail(db, by.now, { template: 'twoFactorReset', recipient, tenantId, locale, params: { name } });
  return getUser(db, by.actor, id);
}

/**
 * Mails a user a link to choose a password.
 * @throws HttpProblem 404 for whom the actor does not see, 422 for who may do more or is not active, 429 after a few
 */
export async function sendReset(db: Db, context: Context, id: number, by: By): Promise<void> {
  const user = await hold(db, id, by);
  if (!user.active) throw new HttpProblem(422, 'userInactive');
  await mailPasswordLink(db, context, user);
  await note(db, 'password-reset-requested', user, by);
}

/** @throws HttpProblem 404 for whom the actor does not see */
export async function listUserSessions(db: Db, id: number, { actor, now }: By): Promise<OwnSession[]> {
  await findVisible(db, actor, id);
  return listSessionsOf(db, id, actor.sessionId, now);
}

/** @throws HttpProblem 404 for a user whom the actor does not see or a session of another, 422 for who may do more */
export async function endUserSession(
  db: Db,
  { id, session }: { id: number; session: string },
  { actor, now, origin }: By,
): Promise<void> {
  requireManageable(actor, await findVisible(db, actor, id));
  await endSessionOf(db, id, session, now);
  await audit(db, now, { actor, action: 'session-revoked', entity: 'session', entityId: session, origin });
}

/** Ends every session of a user; of one's own, all but the one that asks. */
export async function endUserSessions(db: Db, id: number, by: By): Promise<void> {
  const user = await hold(db, id, by);
  await endSessionsOf(db, id, by.actor.sessionId || undefined, by.now);
  await note(db, 'session-revoked', user, by);
}

/** Holds a user's row until the transaction ends, where the actor may change that user. */
async function hold(db: Db, id: number, { actor }: By) {
  requireManageable(actor, await findVisible(db, actor, id));
  const [user] = await db.select().from(appUser).where(eq(appUser.id, id)).for('update');
  if (!user) throw new HttpProblem(404, 'notFound');
  return user;
}

type Done = 'two-factor-reset' | 'password-reset-requested' | 'session-revoked';

function note(db: Db, action: Done, user: { id: number; tenantId: number }, { actor, now, origin }: By) {
  const { id: entityId, tenantId } = user;
  return audit(db, now, { actor, tenantId, action, entity: 'user', entityId, origin });
}
