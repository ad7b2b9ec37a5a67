import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { rowsOf } from '../../db/rows.ts';
import { defineFlow } from '../../flow.ts';

/**
 * Gives back the room of deleted rows and counts the others anew, a table at a time so that requests get in between.
 * The embedded database never does so by itself, and its lists then slow down by an order of magnitude.
 */
export const maintainFlow = defineFlow({
  name: 'database.maintain',
  notes: 'flowMaintain',
  params: z.object({}),
  system: true,
  async run({ db, context, signal, progress }) {
    const found = await db.execute(sql`
      SELECT quote_ident(schemaname) || '.' || quote_ident(relname) AS name FROM pg_stat_user_tables ORDER BY 1`);
    const tables = rowsOf<{ name: string }>(found).map(({ name }) => name);
    let done = 0;
    for (const table of tables) {
      if (signal.aborted) break;
      // Not through `db`, which may be a transaction: VACUUM refuses to run in one.
      await context.database.exec(`VACUUM ANALYZE ${table}`);
      done += 1;
      progress(Math.round((100 * done) / tables.length));
    }
    return { tables: done };
  },
});
