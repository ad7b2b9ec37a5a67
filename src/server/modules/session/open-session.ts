import type { Locale } from '#contract/locale.ts';
import type { Session } from '#contract/session.ts';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { uuidV7 } from '../../ids.ts';
import type { Origin } from '../audit/service.ts';
import { presentToken } from './presenter.ts';
import type { FoundSession, SessionRow } from './repository.ts';
import * as sessions from './session-repository.ts';
import { hashToken, newRefreshToken, signAccessToken } from './tokens.ts';

/** What the caller's request says besides its content. */
export interface Caller {
  readonly locale: Locale;
  readonly origin: Origin;
}

/** A session as it was opened. The refresh token is kept nowhere. */
export interface Opened {
  readonly row: SessionRow;
  readonly refreshToken: string;
}

/** Opens a session, in the transaction of what earned it. */
export async function openSession(
  db: Db,
  now: Date,
  options: { userId: number; expiresAt: Date; origin: Origin; impersonatorSessionId?: string },
): Promise<Opened> {
  const { origin, impersonatorSessionId = null, ...given } = options;
  const seen = { createdAt: now, lastSeenAt: now, revokedAt: null };
  const row = { id: uuidV7(now), impersonatorSessionId, ...given, ...seen, ...origin };
  const refreshToken = newRefreshToken();
  await sessions.insertSession(db, row, hashToken(refreshToken));
  return { row, refreshToken };
}

/** A session as it goes to its user. */
export async function presentSession(context: Context, found: FoundSession, refreshToken: string): Promise<Session> {
  return { token: await signFor(context, found), refreshToken, hasTwoFactor: found.user.twoFactorSecret !== null };
}

/** An access token for a session. */
export function signFor({ version, secrets, clock }: Context, found: FoundSession): Promise<string> {
  return signAccessToken(presentToken(found, version), secrets, clock);
}
