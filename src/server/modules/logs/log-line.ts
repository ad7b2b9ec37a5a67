import type { LogLevel } from '#contract/logs.ts';
import type { logEntry } from '../../db/schema-back-office.ts';

/** pino's numbers, for what is kept. */
const levels: Readonly<Record<number, LogLevel>> = { 40: 'warn', 50: 'error', 60: 'fatal' };
const numbers: Readonly<Record<string, number>> = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
const longestMessage = 1_000;
const longestContext = 20_000;

/** A line of the terminal's log as a row; undefined where it is below a warning, or no line of ours. */
export function readLogLine(line: string): typeof logEntry.$inferInsert | undefined {
  const { level, time, msg, source, pid: _, hostname: __, ...context } = parse(line);
  const name = levels[Number(level)];
  if (!name) return undefined;
  const at = new Date(Number(time ?? Date.now()));
  const message = beginning(String(msg ?? ''), longestMessage);
  return { at, level: name, source: typeof source === 'string' ? source : 'server', message, context: cut(context) };
}

/** The least that the terminal gets, as a number; for `silent` more than there is. */
export function terminalLevel(name: string): number {
  return numbers[name] ?? Number.POSITIVE_INFINITY;
}

/** The least that is logged at all: what the terminal wants, and warnings, which are kept whatever it wants. */
export function lowestLevel(name: string): string {
  return terminalLevel(name) > terminalLevel('warn') ? 'warn' : name;
}

/** The level of a line, which pino writes first. */
export function levelOf(line: string): number {
  return Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
}

function parse(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line.replace(unstorable, '\\ufffd'));
  } catch {
    return {};
  }
}

/** NUL and half a surrogate pair, as JSON writes them: PostgreSQL takes neither, and would take no line after it. */
const unstorable = /\\u(0000|d[89a-f][0-9a-f]{2})/gi;

function cut(context: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(context);
  return text.length <= longestContext ? context : { tooLong: beginning(text, longestContext) };
}

/** At most so much of a text, and no half a character at its end. */
function beginning(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Surrogate}$/u, '');
}
