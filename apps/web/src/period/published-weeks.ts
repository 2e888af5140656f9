import type { ReportPeriod } from '@vitrina/contract';

/** Whether both are the same ISO week. */
export const isSameWeek = (one: ReportPeriod | undefined, other: ReportPeriod | undefined): boolean =>
  one?.year === other?.year && one?.weekNumber === other?.weekNumber;

/**
 * The effective week of a screen: from the address, then the choice for all screens, then the latest published week.
 * A choice before the screen's first year is replaced by the latest week.
 */
export function findEffectiveWeek(
  inAddress: ReportPeriod | undefined,
  chosen: ReportPeriod | undefined,
  published: readonly ReportPeriod[],
  firstYear: number,
): ReportPeriod | undefined {
  if (inAddress !== undefined) return inAddress;
  if (chosen !== undefined && chosen.year >= firstYear) return chosen;
  return published.find(({ year }) => year >= firstYear);
}

/** Whether reports of a week may be requested: it is published, or the list of weeks is unavailable. */
export const isReported = (week: ReportPeriod, published: readonly ReportPeriod[] | undefined): boolean =>
  published === undefined || published.some((one) => isSameWeek(one, week));

const order = ({ year, weekNumber }: ReportPeriod): number => year * 100 + weekNumber;

/** The published weeks next to a possibly unpublished week; the list is latest first. */
export const findNeighbours = (week: ReportPeriod | undefined, published: readonly ReportPeriod[]) => ({
  earlier: week && published.find((one) => order(one) < order(week)),
  later: week && published.findLast((one) => order(one) > order(week)),
});
