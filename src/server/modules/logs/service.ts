import { lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { logEntry } from '../../db/schema-back-office.ts';

export { type KeptLog, keepLog, type LogTarget } from './keep-log.ts';
export { lowestLevel, terminalLevel } from './log-line.ts';

/** Deletes the lines from before a moment. @returns how many there were */
export async function forgetOldLogs(db: Db, before: Date): Promise<number> {
  const gone = await db.delete(logEntry).where(lt(logEntry.at, before)).returning({ id: logEntry.id });
  return gone.length;
}
