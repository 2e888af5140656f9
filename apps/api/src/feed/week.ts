/** An ISO week of an ISO year. */
export interface Week {
  readonly year: number;
  readonly weekNumber: number;
}

/** How a week is written: 2026-W05. */
export const weekName = ({ year, weekNumber }: Week): string =>
  `${year}-W${String(weekNumber).padStart(2, '0')}`;

/** Whether two are the same week. */
export const isSameWeek = (one: Week, other: Week): boolean =>
  one.year === other.year && one.weekNumber === other.weekNumber;

const weeksBetween = (one: Week, other: Week) =>
  Math.abs((one.year - other.year) * 52 + one.weekNumber - other.weekNumber);

/** The one of these weeks that is nearest in time. */
export const nearestWeek = <Of extends Week>(weeks: readonly Of[], to: Week): Of | undefined =>
  weeks.toSorted((one, other) => weeksBetween(one, to) - weeksBetween(other, to))[0];
