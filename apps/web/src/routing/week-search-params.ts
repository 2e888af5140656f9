import type { ReportPeriod } from '@vitrina/contract';
import { readSearchParams, weekInSearch, yearInSearch } from './search-params.ts';

/** The first year that a screen's address may name, unless the screen says later. */
export const FIRST_YEAR = 2020;

/** The first year of the profiles of categories and brands. */
export const FIRST_PROFILE_YEAR = 2025;

/** The last year: 2030, but the profiles name none; dates are written as far as this. */
const lastYear = (firstYear: number): number => (firstYear === FIRST_PROFILE_YEAR ? 9999 : 2030);

/** True when both are the same ISO week. */
export const sameWeek = (one: ReportPeriod | undefined, other: ReportPeriod | undefined): boolean =>
  one?.year === other?.year && one?.weekNumber === other?.weekNumber;

/** The week an address names: year and weekNumber together, both valid, or no week at all. */
export function readWeek(search: URLSearchParams, firstYear: number): ReportPeriod | undefined {
  const { year, weekNumber } = readSearchParams(
    { year: yearInSearch(firstYear, lastYear(firstYear)), weekNumber: weekInSearch },
    search,
  );
  return year === undefined || weekNumber === undefined ? undefined : { year, weekNumber };
}

/** The same address with this week in it. */
export function withWeek(search: URLSearchParams, week: ReportPeriod): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const name of ['year', 'weekNumber'] as const) {
    after.delete(name);
    after.set(name, String(week[name]));
  }
  return after;
}

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

/** Whether reports of a week may be asked: it is published, or the list of weeks cannot be had. */
export const isReported = (week: ReportPeriod, published: readonly ReportPeriod[] | undefined): boolean =>
  published === undefined || published.some((one) => sameWeek(one, week));

const order = ({ year, weekNumber }: ReportPeriod): number => year * 100 + weekNumber;

/** The published weeks next to a week, which need not be published itself; the list is latest first. */
export const neighbours = (week: ReportPeriod | undefined, published: readonly ReportPeriod[]) => ({
  earlier: week && published.find((one) => order(one) < order(week)),
  later: week && published.findLast((one) => order(one) > order(week)),
});
