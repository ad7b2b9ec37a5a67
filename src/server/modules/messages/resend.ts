import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { message } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { audit, type Origin } from '../audit/service.ts';
import { noteQueued } from './outbox.ts';
import { visibleTo } from './policy.ts';
import { lockMessage, updateMessage } from './repository.ts';

/**
 * Puts a mail that was dealt with into the outbox again, as if it were new. A link with a secret is made anew as the
 * mail leaves, and the one before stops working.
 * @throws HttpProblem 404 where it is absent or not the actor's to see, 422 where it waits already or was cleared
 */
export async function resendMessage(
  db: Db,
  now: Date,
  id: number,
  by: { actor: Actor; origin: Origin },
): Promise<void> {
  const row = await lockMessage(db, and(...visibleTo(by.actor), eq(message.id, id)));
  if (!row) throw new HttpProblem(404, 'notFound');
  if (row.status === 'queued') throw new HttpProblem(422, 'messageQueuedAlready');
  if (row.recipient === '') throw new HttpProblem(422, 'messageCleared');
  await updateMessage(db, id, { status: 'queued', attempts: 0, dueAt: now, error: null, sentAt: null });
  await audit(db, now, {
    ...{ ...by, tenantId: row.tenantId ?? undefined, action: 'resend', entity: 'message', entityId: id },
    ...{ before: { status: row.status, attempts: row.attempts }, after: { status: 'queued', attempts: 0 } },
  });
  noteQueued();
}
