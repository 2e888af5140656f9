/** An ISO week of an ISO year. */
export interface Week {
  readonly year: number;
  readonly weekNumber: number;
}

/** How a week is written: 2026-W05. */
export const formatWeek = ({ year, weekNumber }: Week): string =>
  `${year}-W${String(weekNumber).padStart(2, '0')}`;

/** Whether two are the same week. */
export const isSameWeek = (one: Week, other: Week): boolean =>
  one.year === other.year && one.weekNumber === other.weekNumber;

/** ISO week 1 is the week of January 4th. */
const mondayOf = ({ year, weekNumber }: Week): number => {
  const fourth = new Date(Date.UTC(year, 0, 4));
  return fourth.setUTCDate(4 - ((fourth.getUTCDay() + 6) % 7) + (weekNumber - 1) * 7);
};

const timeBetween = (one: Week, other: Week) => Math.abs(mondayOf(one) - mondayOf(other));

/** The one of these weeks that is nearest in time. */
export const findNearestWeek = <Of extends Week>(weeks: readonly Of[], to: Week): Of | undefined =>
  weeks.toSorted((one, other) => timeBetween(one, to) - timeBetween(other, to))[0];
