import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { BodyOf } from '#contract/operation.ts';
import type { sessionOperations } from '#contract/session.ts';
import { isEmail } from '#survey/check-text.ts';
import type { Db } from '../../db/database.ts';
import { appUser, passwordReset, session } from '../../db/schema.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { type MessageName, message } from '../../i18n/message.ts';
import { audit, type Origin } from '../audit/service.ts';
import { type PreparedMail, queueMail } from '../messages/service.ts';
import { attemptKey, forgetAttempts, requireAttempt, takeAttempt } from './attempts.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './password-policy.ts';
import { lockUser, type User } from './repository.ts';
import { hashToken } from './tokens.ts';

const hour = 60 * 60 * 1000;
/** Milliseconds that a link to choose a password works: asked for by somebody who waits for it, or sent unasked. */
const linkLife = { reset: hour, invitation: 7 * 24 * hour };
/** Mails to one address. */
const mailLimit = { most: 3, per: hour };

interface Caller {
  readonly locale: Locale;
  readonly origin: Origin;
}

/** Both halves of a reset, told apart by whether a new password comes along with a token. */
export async function resetPassword(
  context: Context,
  { email = '', token, newPassword }: BodyOf<typeof sessionOperations.resetPassword>,
  caller: Caller,
) {
  const isSet = token !== undefined && newPassword !== undefined;
  if (isSet) await setPassword(context, token, newPassword, caller);
  else await requestReset(context, email, caller);
  const text: MessageName = isSet ? 'passwordWasReset' : 'resetRequested';
  return { _data: { success: true, message: message(caller.locale, text) } };
}

/**
 * Does one and the same work for every address, with an account or without: whether there is one shows only when the
 * mail is made. More than a few requests for one address bring no more mail, and the answer does not say so.
 * @throws HttpProblem 422 for what is no e-mail address
 */
async function requestReset({ clock, database: { db }, secrets }: Context, email: string, { locale, origin }: Caller) {
  const recipient = email.trim().toLowerCase();
  if (!isEmail(recipient)) {
    throw new HttpProblem(422, 'invalid', { errors: { email: [message(locale, 'emailInvalid')] } });
  }
  const now = clock.now();
  const isWithin = await takeAttempt(db, attemptKey(secrets, 'reset-mail', recipient), mailLimit, now);
  if (isWithin) await queueMail(db, now, { template: 'passwordReset', recipient, tenantId: null, locale });
  // Not for whom: to look that up would be work that only some addresses make.
  await audit(db, now, { actor: null, action: 'password-reset-requested', entity: 'user', origin });
}

/**
 * Mails a user a link to choose a password: the first one, or a new one in place of the old.
 * @throws HttpProblem 429 where that address was sent some lately
 */
export async function mailPasswordLink(db: Db, { clock, secrets }: Context, user: LinkReader): Promise<void> {
  const { email, tenantId, locale, passwordHash } = user;
  const recipient = email.toLowerCase();
  const now = clock.now();
  await requireAttempt(db, attemptKey(secrets, 'reset-mail', recipient), mailLimit, now);
  const template = passwordHash === null ? 'invitation' : 'passwordReset';
  await queueMail(db, now, { template, recipient, tenantId, locale });
}

type LinkReader = Pick<User, 'email' | 'tenantId' | 'locale' | 'passwordHash'>;

export function prepareResetMail(db: Db, now: Date, recipient: string): Promise<PreparedMail | undefined> {
  return prepareLink(db, now, recipient, linkLife.reset);
}

export function prepareInvitation(db: Db, now: Date, recipient: string): Promise<PreparedMail | undefined> {
  return prepareLink(db, now, recipient, linkLife.invitation);
}

/**
 * Makes the link as its mail leaves, so that it is kept nowhere; earlier links of the user stop working.
 * Without an active user of that address there is no mail.
 */
async function prepareLink(db: Db, now: Date, recipient: string, life: number): Promise<PreparedMail | undefined> {
  // Whoever makes a link for the same user at the same time waits here, so that the newest is the only one.
  const [user] = await db
    .select()
    .from(appUser)
    .where(and(eq(sql`lower(${appUser.email})`, recipient), eq(appUser.active, true)))
    .for('update');
  if (!user) return undefined;
  const token = randomBytes(32).toString('base64url');
  await forgetResets(db, user.id);
  await db.insert(passwordReset).values({
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + life),
  });
  const path = '/forgot-password/';
  return { tenantId: user.tenantId, name: user.firstname, path: `${path}${token}`, keptPath: `${path}…` };
}

/**
 * Sets the password that the link stands for. It signs nobody in: every session of the user ends, and two-factor is
 * asked for as before.
 * @throws HttpProblem 422 for a link that does not work any more, and for a password that may not be set
 */
async function setPassword(context: Context, token: string, newPassword: string, caller: Caller): Promise<void> {
  const { db } = context.database;
  const now = context.clock.now();
  const user = await findUserOfReset(db, token, now);
  if (!user) throw new HttpProblem(422, 'resetLinkInvalid');
  const wrong = await checkNewPassword(db, newPassword, user, caller.locale);
  if (wrong.length > 0) throw new HttpProblem(422, 'invalid', { errors: { newPassword: wrong } });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    // The row first, as everything that changes credentials does: in another order two of them could block each other.
    await lockUser(tx, user.id);
    // Of two that use one link at once, the second finds it gone.
    const taken = await tx
      .delete(passwordReset)
      .where(and(eq(passwordReset.tokenHash, hashToken(token)), gt(passwordReset.expiresAt, now)))
      .returning({ userId: passwordReset.userId });
    if (taken.length === 0) throw new HttpProblem(422, 'resetLinkInvalid');
    await forgetResets(tx, user.id);
    await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, user.id));
    await tx
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.userId, user.id), isNull(session.revokedAt)));
    await forgetAttempts(tx, attemptKey(context.secrets, 'password', user.email));
    const { email: recipient, tenantId, locale, firstname: name } = user;
    await queueMail(tx, now, { template: 'passwordChanged', recipient, tenantId, locale, params: { name } });
    await audit(tx, now, {
      ...{ actor: { userId: user.id, tenantId }, action: 'password-reset', entity: 'user' },
      ...{ entityId: user.id, origin: caller.origin },
    });
  });
}

async function findUserOfReset(db: Db, token: string, now: Date): Promise<User | undefined> {
  const [found] = await db
    .select({ user: appUser })
    .from(passwordReset)
    .innerJoin(appUser, eq(appUser.id, passwordReset.userId))
    .where(
      and(eq(passwordReset.tokenHash, hashToken(token)), gt(passwordReset.expiresAt, now), eq(appUser.active, true)),
    );
  return found?.user;
}

/** Links that a user has not used stop working. */
export async function forgetResets(db: Db, userId: number): Promise<void> {
  await db.delete(passwordReset).where(eq(passwordReset.userId, userId));
}

/** Drops links that nobody can use any more. */
export async function forgetExpiredResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, now));
}
