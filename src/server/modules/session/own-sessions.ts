import { accountOperations } from '#contract/account.ts';
import type { ListQuery } from '#contract/envelope.ts';
import type { BodyOf } from '#contract/operation.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { session } from '../../db/schema.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit } from '../audit/service.ts';
import { readOwn, type SignedIn } from './account.ts';
import { confirmPassword } from './confirm-password.ts';
import { countingCodes } from './counting-codes.ts';
import { sessionEnd } from './limits.ts';
import { signFor } from './open-session.ts';
import { refuseWhileImpersonating } from './policy.ts';
import { presentOwnSession } from './presenter.ts';
import { takeSecondFactor } from './second-factor.ts';
import * as sessions from './session-repository.ts';

/** The live sessions of the user, a page of them. Who acts as the user learns of that one session alone. */
export async function listOwnSessions(db: Db, { clock }: Context, actor: Actor, query: ListQuery) {
  const { userId, sessionId, impersonator } = actor;
  const which = { userId, now: clock.now(), only: impersonator ? sessionId : undefined };
  const parts = readListQuery(query, accountOperations.sessions.list, { lastSeenAt: session.lastSeenAt });
  const found = await sessions.findLiveSessions(db, which, parts);
  const total = await sessions.countLiveSessions(db, which);
  const rows = found.map((row) => presentOwnSession(row.session, row.impersonator, sessionId));
  return listPage(rows, total, parts);
}

/**
 * Ends one of the user's sessions, the one that asks too.
 * @throws HttpProblem 404 where it is no live session of the user
 */
export async function endOwnSession(
  db: Db,
  { clock }: Context,
  id: string,
  { actor, origin }: Pick<SignedIn, 'actor' | 'origin'>,
): Promise<void> {
  refuseWhileImpersonating(actor);
  const now = clock.now();
  if (!(await sessions.countLiveSessions(db, { userId: actor.userId, now, only: id })))
    throw new HttpProblem(404, 'notFound');
  await sessions.endSession(db, id, now);
  await audit(db, now, { actor, action: 'session-revoked', entity: 'session', entityId: id, origin });
}

/**
 * Begins the absolute lifetime of the session anew.
 * @returns an access token that knows the new end
 * @throws HttpProblem 403 without the password, 422 for a wrong password or code, 429 after too many of them
 */
export async function extendSession(
  context: Context,
  { password, twoFactorCode }: BodyOf<typeof accountOperations.extendSession>,
  { actor, locale, origin }: SignedIn,
): Promise<string> {
  refuseWhileImpersonating(actor);
  const { db } = context.database;
  const { user } = await readOwn(db, context, actor);
  await confirmPassword(context, user, password, { field: 'password', locale, origin });
  const refusal = new HttpProblem(422, 'codeRefused', { errors: { twoFactorCode: [message(locale, 'codeRefused')] } });
  const extend = (code?: string) =>
    db.transaction(async (tx) => {
      const now = context.clock.now();
      if (code !== undefined && !(await takeSecondFactor(tx, context, user, code, now))) throw refusal;
      const expiresAt = await sessionEnd(tx, now);
      await sessions.moveSessionEnd(tx, actor.sessionId, expiresAt);
      const after = { expiresAt: expiresAt.toISOString() };
      const what = { action: 'session-extended', entity: 'session', entityId: actor.sessionId, after } as const;
      await audit(tx, now, { actor, ...what, origin });
      return signFor(context, await readOwn(tx, context, actor));
    });
  if (user.twoFactorSecret === null) return extend();
  if (!twoFactorCode) throw refusal;
  return countingCodes(context, user, origin, () => extend(twoFactorCode));
}
