/** Seconds that an access token lives. */
export const accessTokenLife = 15 * 60;
/** Milliseconds after which a session ends, however often it was refreshed. */
export const sessionLife = 12 * 60 * 60 * 1000;
/** Milliseconds in which a used refresh token still gives its successor: tabs race, answers get lost. */
export const refreshGrace = 30 * 1000;
