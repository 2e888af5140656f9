/** A time further in the future means that the clock was set back. */
const MAX_CLOCK_SKEW_MS = 60_000;

/** Checks that a lifetime since an ISO 8601 time has not ended. Expiry is exclusive. */
export function isUnexpired(issuedAt: string, seconds: number, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(issuedAt);
  return ageMs < seconds * 1000 && ageMs >= -MAX_CLOCK_SKEW_MS;
}

/** Returns the time that lies a number of seconds before `now`. */
export const subtractSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);
