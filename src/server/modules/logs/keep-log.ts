import type { Database } from '../../db/database.ts';
import { logEntry } from '../../db/schema-back-office.ts';
import { levelOf, readLogLine } from './log-line.ts';

/** Milliseconds that a line waits for others to be written with it, and until it is tried again. */
const gatherFor = 500;
const retryAfter = 5_000;
/** Lines that wait at most; what comes on top of them is counted and left out. */
const mostWaiting = 1_000;
/** Lines that go into one statement. */
const atOnce = 200;

type Row = typeof logEntry.$inferInsert;

/** Where lines of the log go, as pino writes them. */
export interface LogTarget {
  write(line: string): void;
}

export interface KeptLog extends LogTarget {
  /** Writes what waits; later lines go to the terminal only. */
  close(): Promise<void>;
}

/**
 * The log's way into the database, from warnings up, so that staff can read it: `LOG_LEVEL` is about the terminal alone.
 * Nobody waits for it. A failure to write is never logged, for that line would fail as well: the terminal has them all.
 *
 * @param terminal gets each line too, from `terminalLevel` up
 */
export function keepLog({ db }: Pick<Database, 'db'>, terminal: LogTarget, terminalLevel: number): KeptLog {
  let waiting: Row[] = [];
  let leftOut = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isClosed = false;

  const writeAll = async () => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, atOnce);
      await db.insert(logEntry).values(rows);
      waiting = waiting.slice(rows.length);
    }
    if (leftOut > 0) {
      const left = leftOut;
      const message = 'lines were left out, because the database did not take them';
      await db.insert(logEntry).values({ at: new Date(), level: 'warn', source: 'logs', message, context: { left } });
      leftOut -= left;
    }
  };
  const schedule = (delay: number) => {
    if (!isClosed) timer ??= setTimeout(write, delay).unref();
  };
  const write = () => {
    timer = undefined;
    writing ??= writeAll()
      .then(
        () => waiting.length > 0 && schedule(gatherFor),
        () => schedule(retryAfter),
      )
      .then(() => {
        writing = undefined;
      });
  };

  return {
    write(line) {
      if (levelOf(line) >= terminalLevel) terminal.write(line);
      const row = isClosed ? undefined : readLogLine(line);
      if (!row) return;
      if (waiting.length < mostWaiting) waiting.push(row);
      else leftOut += 1;
      schedule(gatherFor);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await writing;
      await writeAll().catch(() => undefined);
    },
  };
}
