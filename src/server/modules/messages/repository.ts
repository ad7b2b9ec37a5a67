import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { message } from '../../db/schema.ts';

export type MessageRow = typeof message.$inferSelect;

export async function insertMessage(db: Db, row: typeof message.$inferInsert): Promise<void> {
  await db.insert(message).values(row);
}

/**
 * Takes the message that has been due longest, for as long as the lease lasts. Processes that ask at once get
 * different ones; one that dies with a message in hand loses it to the next when the lease ends.
 */
export async function claimDue(db: Db, now: Date, lease: Date): Promise<MessageRow | undefined> {
  const due = sql`${message.status} = 'queued' AND ${message.dueAt} <= ${now.toISOString()}::timestamptz`;
  const claimed = await db.execute(sql`
    UPDATE ${message} SET due_at = ${lease.toISOString()}::timestamptz, attempts = ${message.attempts} + 1
    WHERE id = (SELECT id FROM ${message} WHERE ${due} ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`);
  const [taken] = rowsOf<{ id: number }>(claimed);
  if (!taken) return undefined;
  const [row] = await db.select().from(message).where(eq(message.id, taken.id));
  return row;
}

export async function updateMessage(db: Db, id: number, changes: Partial<typeof message.$inferInsert>): Promise<void> {
  await db.update(message).set(changes).where(eq(message.id, id));
}

export async function deleteMessage(db: Db, id: number): Promise<void> {
  await db.delete(message).where(eq(message.id, id));
}

/** Takes text, recipient and a server's words about them out of what was dealt with before a moment. */
export async function clearMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db
    .update(message)
    .set({ recipient: '', body: null, error: null, params: {} })
    .where(and(lt(message.createdAt, moment), ne(message.status, 'queued'), isNotNull(message.body)));
}
