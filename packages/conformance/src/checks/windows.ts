import { weekOrdinal } from '../computation/calendar.ts';
import type { Period } from '../server-week.ts';

/** The name of a week in a finding. */
export const nameOf = ({ year, weekNumber }: Period): string => `${year}-${weekNumber}`;

/** The names of the published weeks among the calendar weeks that end with one, oldest first. */
export function windowOf(published: readonly Period[], last: Period, weeks: number): string[] {
  const end = weekOrdinal(last) ?? 0;
  return published
    .map((period) => ({ name: nameOf(period), ordinal: weekOrdinal(period) ?? Infinity }))
    .filter(({ ordinal }) => ordinal <= end && ordinal > end - weeks)
    .toSorted((a, b) => a.ordinal - b.ordinal)
    .map(({ name }) => name);
}
