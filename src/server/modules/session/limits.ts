/** Seconds that an access token lives. */
export const accessTokenLife = 15 * 60;
/** Seconds between a right password and the code that goes with it. */
export const preAuthLife = 5 * 60;
/** Milliseconds after which a session ends, however often it was refreshed. */
export const sessionLife = 12 * 60 * 60 * 1000;
/** Milliseconds after which acting as somebody else ends. */
export const impersonationLife = 60 * 60 * 1000;
/** Milliseconds in which a used refresh token still gives its successor: tabs race, answers get lost. */
export const refreshGrace = 30 * 1000;
/** Wrong passwords for one account, and apart from them wrong codes, until it has to rest. */
export const guessLimit = { most: 10, per: 15 * 60 * 1000 };
/** Milliseconds that a session stays on record after its end. */
export const endedSessionsKept = 30 * 24 * 60 * 60 * 1000;
