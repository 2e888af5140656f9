/** How far a moment may lie ahead of the clock: more than a minute, and the clock has been set back since. */
const AHEAD_MS = 60_000;

/** Whether something that lasts so many seconds still lasts. At its last second's end it is over. */
export function isUnexpired(since: string, seconds: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(since);
  return age < seconds * 1000 && age >= -AHEAD_MS;
}

/** The moment before which whatever lasts so many seconds is over by now. */
export const subtractSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);
