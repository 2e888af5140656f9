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
