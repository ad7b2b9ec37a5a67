/** Where the server gets the time from; tests move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The day in the Netherlands, yyyy-mm-dd: a respondent's today. */
export function dutchDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(moment);
}
