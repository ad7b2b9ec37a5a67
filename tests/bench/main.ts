import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import './lifetime.ts';
import type { Measurement } from './measurement.ts';
import { content } from './measurements/content.ts';
import { responseList } from './measurements/response-list.ts';
import { scanNext } from './measurements/scan-next.ts';
import { scanStart } from './measurements/scan-start.ts';
import { scans } from './measurements/scans.ts';
import { scripts } from './measurements/scripts.ts';
import { signIn } from './measurements/sign-in.ts';
import { staffList } from './measurements/staff-list.ts';
import { staffLists } from './measurements/staff-lists.ts';
import { start } from './measurements/start.ts';
import { type Outcome, tableOf, writeResults } from './report.ts';
import { engine } from './store.ts';

const measurements = [content, scripts, scanStart, scanNext, staffList, scans, responseList, staffLists, start, signIn];
/** A measurement that takes longer ends the run: what it left under way would weigh on the others. */
const limit = 5 * 60_000;
const tookTooLong = `It took more than ${limit / 60_000} minutes`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const wanted = process.argv.slice(2);
const chosen = measurements.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => !measurements.some((measurement) => measurement.name === name));
const parts = ['dist/web/index.html', 'dist/ssr/entry-server.js', 'dist/server/main.js'];

if (unknown.length > 0) {
  refuse(
    `There is no measurement ${unknown.join(', ')}. There are: ${measurements.map(({ name }) => name).join(', ')}.`,
  );
} else if (!parts.every((part) => existsSync(root + part))) {
  refuse('Nothing is built, or not all of it: `npm run build` comes first.');
} else {
  const begun = new Date();
  const outcomes: Outcome[] = [];
  for (const measurement of chosen) {
    outcomes.push(await take(measurement));
    if (outcomes.at(-1)?.failure === tookTooLong) break;
  }
  say(`\n${tableOf(outcomes)}\n`);
  say(writeResults(`${root}bench-results`, outcomes, engine, begun).join('\n'));
  // What took too long may still hold the process.
  process.exit(outcomes.some(({ failure }) => failure !== undefined) ? 1 : 0);
}

async function take({ name, run }: Measurement): Promise<Outcome> {
  const begun = performance.now();
  process.stdout.write(`${name} `);
  try {
    const figures = await Promise.race([run(), giveUp()]);
    say(`${Math.round((performance.now() - begun) / 1000)} s`);
    return { name, figures };
  } catch (error) {
    say('failed');
    const failure = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof Error ? error.stack : failure}\n`);
    return { name, figures: [], failure };
  }
}

async function giveUp(): Promise<never> {
  await wait(limit, undefined, { ref: false });
  throw new Error(tookTooLong);
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
