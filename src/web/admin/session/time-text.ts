/** Seconds as a clock shows them: `1:47`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds at which a person who listens is told how long is left. */
const spoken = [120, 60, 30, 10];

/** The last of the moments to speak at that has been reached, so that what is said changes only then. */
export function spokenSeconds(secondsLeft: number): number {
  return spoken.findLast((moment) => moment >= secondsLeft) ?? secondsLeft;
}
