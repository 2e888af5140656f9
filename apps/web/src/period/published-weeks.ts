import type { ReportPeriod } from '@vitrina/contract';

/** True when both are the same ISO week. */
export const sameWeek = (one: ReportPeriod | undefined, other: ReportPeriod | undefined): boolean =>
  one?.year === other?.year && one?.weekNumber === other?.weekNumber;

/**
 * The week in force on a screen: the address decides, then the choice made for all screens, then the
 * latest published week. A choice older than the screen reaches back means the latest week there.
 */
export function weekInForce(
  inAddress: ReportPeriod | undefined,
  chosen: ReportPeriod | undefined,
  published: readonly ReportPeriod[],
  firstYear: number,
): ReportPeriod | undefined {
  if (inAddress !== undefined) return inAddress;
  if (chosen !== undefined && chosen.year >= firstYear) return chosen;
  return published.find(({ year }) => year >= firstYear);
}

/** Whether reports of a week may be requested: it is published, or the list of weeks is not available. */
export const isReported = (week: ReportPeriod, published: readonly ReportPeriod[] | undefined): boolean =>
  published === undefined || published.some((one) => sameWeek(one, week));

const order = ({ year, weekNumber }: ReportPeriod): number => year * 100 + weekNumber;

/** The published weeks next to a week, which need not be published itself; the list is latest first. */
export const neighbours = (week: ReportPeriod | undefined, published: readonly ReportPeriod[]) => ({
  earlier: week && published.find((one) => order(one) < order(week)),
  later: week && published.findLast((one) => order(one) > order(week)),
});
