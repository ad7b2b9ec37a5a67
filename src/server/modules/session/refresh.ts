import type { Session } from '#contract/session.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit } from '../audit/service.ts';
import { refreshGrace } from './limits.ts';
import { findLiveSession } from './live-session.ts';
import { type Caller, presentSession } from './open-session.ts';
import * as sessions from './session-repository.ts';
import { hashToken, successorOf } from './tokens.ts';

/**
 * Trades a refresh token for the next pair. Within the grace a used token gives the same successor again;
 * after it, its use means that it was stolen, and the whole session ends (RFC 9700 section 4.14.2).
 * @throws HttpProblem 401
 */
export async function refresh(
  context: Context,
  { refreshToken, userId }: { refreshToken: string; userId: number },
  { origin }: Pick<Caller, 'origin'>,
): Promise<Session> {
  const now = context.clock.now();
  const hash = hashToken(refreshToken);
  const next = successorOf(refreshToken, context.secrets);
  const found = await context.database.db.transaction(async (tx) => {
    const locked = await sessions.lockRefreshToken(tx, hash);
    if (!locked || locked.session.userId !== userId) return undefined;
    const live = await findLiveSession(tx, userId, locked.session.id, now);
    if (!live) return undefined;
    const { id: sessionId } = live.session;
    const { usedAt } = locked.token;
    if (!usedAt) {
      await sessions.replaceRefreshToken(tx, hash, { hash: hashToken(next), sessionId, createdAt: now });
    } else if (now.getTime() - usedAt.getTime() > refreshGrace) {
      await sessions.endSession(tx, sessionId, now);
      const { id, tenantId } = live.user;
      await audit(tx, now, {
        ...{ actor: null, tenantId, action: 'token-reuse', entity: 'session' },
        ...{ entityId: sessionId, after: { userId: id }, origin },
      });
      return undefined;
    }
    return live;
  });
  if (!found) throw new HttpProblem(401, 'sessionEnded');
  return presentSession(context, found, next);
}
