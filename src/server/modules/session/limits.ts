import type { Db } from '../../db/database.ts';
import { readPackageSettings } from '../packages/service.ts';
import type { AttemptLimit } from './attempts.ts';

/** Seconds that an access token lives. */
export const accessTokenLife = 15 * 60;
/** Seconds between a right password and the code that goes with it. */
export const preAuthLife = 5 * 60;
/** Milliseconds after which any session has ended: what the setting `sessionHours` is at most. */
export const longestSession = 24 * 60 * 60 * 1000;
/** Milliseconds after which acting as somebody else ends. */
export const impersonationLife = 60 * 60 * 1000;
/** Milliseconds in which a used refresh token still gives its successor: tabs race, answers get lost. */
export const refreshGrace = 30 * 1000;
/** Wrong passwords for one account, and apart from them wrong codes, until it has to rest. */
const mostGuesses = 10;
/** Milliseconds that a session stays on record after its end. */
export const endedSessionsKept = 30 * 24 * 60 * 60 * 1000;

/** When a session that begins now ends, however often it is refreshed. */
export async function sessionEnd(db: Db, now: Date): Promise<Date> {
  const { sessionHours } = await readPackageSettings(db, 'session');
  return new Date(now.getTime() + sessionHours * 60 * 60 * 1000);
}

/** How many wrong guesses an account may take, and how long it rests after more. */
export async function guessLimit(db: Db): Promise<AttemptLimit> {
  const { lockMinutes } = await readPackageSettings(db, 'session');
  return { most: mostGuesses, per: lockMinutes * 60 * 1000 };
}
