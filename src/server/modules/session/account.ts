import type { accountOperations } from '#contract/account.ts';
import type { BodyOf } from '#contract/operation.ts';
import type { Profile } from '#contract/session.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { appUser } from '../../db/schema.ts';
import { changeUnlessChanged } from '../../db/versioned.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { queueMail } from '../messages/service.ts';
import { confirmPassword } from './confirm-password.ts';
import { findLiveSession } from './live-session.ts';
import type { Caller } from './open-session.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './password-policy.ts';
import { refuseWhileImpersonating } from './policy.ts';
import { presentProfile } from './presenter.ts';
import { type FoundSession, lockUser, type User, updateUser } from './repository.ts';
import { forgetResets } from './reset-password.ts';
import { endOtherSessions } from './session-repository.ts';

/** A signed-in user, and what the request says besides its content. */
export interface SignedIn extends Caller {
  readonly actor: Actor;
}

/**
 * The user of the session that asks, with all that is known of both.
 * @throws HttpProblem 401 where it ended meanwhile
 */
export async function readOwn(db: Db, { clock }: Context, { userId, sessionId }: Actor): Promise<FoundSession> {
  const found = await findLiveSession(db, userId, sessionId, clock.now());
  if (!found) throw new HttpProblem(401, 'sessionEnded');
  return found;
}

/**
 * Holds the user's row for a change of credentials that the password has been asked for. A reset or another change that
 * came in between wins: whoever knows only the old password undoes nothing of it.
 * @throws HttpProblem 401 where the session ended meanwhile, 409 where the credentials are not those that were read
 */
export async function holdOwn(db: Db, context: Context, actor: Actor, read: User): Promise<void> {
  await lockUser(db, actor.userId);
  const { user } = await readOwn(db, context, actor);
  const isSame = user.passwordHash === read.passwordHash && user.twoFactorSecret === read.twoFactorSecret;
  if (!isSame) throw new HttpProblem(409, 'conflict');
}

export async function readProfile(context: Context, actor: Actor): Promise<Profile> {
  return presentProfile(await readOwn(context.database.db, context, actor), context.version);
}

/** Changes the own name and language. */
export async function updateProfile(
  db: Db,
  context: Context,
  { firstname, lastname, locale }: BodyOf<typeof accountOperations.update>,
  { actor, origin }: SignedIn,
): Promise<Profile> {
  refuseWhileImpersonating(actor);
  const { user } = await readOwn(db, context, actor);
  const before = { firstname: user.firstname, lastname: user.lastname, locale: user.locale };
  const after = { firstname, lastname, locale };
  // As a change by staff, so that who has the user open learns of it.
  await changeUnlessChanged(db, appUser, user, after);
  const entry = { actor, action: 'change', entity: 'user', entityId: user.id, before, after, origin } as const;
  await audit(db, context.clock.now(), entry);
  return presentProfile(await readOwn(db, context, actor), context.version);
}

/**
 * Changes the own password. Every other session of the user ends, and links to set a new one stop working.
 * @throws HttpProblem 403 without the current password, 422 for a wrong one and for a new one that may not be set
 */
export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: BodyOf<typeof accountOperations.changePassword>,
  { actor, locale, origin }: SignedIn,
): Promise<void> {
  refuseWhileImpersonating(actor);
  const { db } = context.database;
  const { user } = await readOwn(db, context, actor);
  await confirmPassword(context, user, currentPassword, { field: 'currentPassword', locale, origin });
  const wrong = await checkNewPassword(db, newPassword, user, locale);
  if (wrong.length > 0) throw new HttpProblem(422, 'invalid', { errors: { newPassword: wrong } });
  const passwordHash = await hashPassword(newPassword);
  const now = context.clock.now();
  await db.transaction(async (tx) => {
    await holdOwn(tx, context, actor, user);
    await updateUser(tx, user.id, { passwordHash });
    await endOtherSessions(tx, user.id, actor.sessionId, now);
    await forgetResets(tx, user.id);
    await audit(tx, now, { actor, action: 'password-changed', entity: 'user', entityId: user.id, origin });
    const { email: recipient, tenantId, locale: theirs, firstname: name } = user;
    await queueMail(tx, now, { template: 'passwordChanged', recipient, tenantId, locale: theirs, params: { name } });
  });
}
