import type { ReportPeriod } from '@vitrina/contract';
import { readSearchParams, weekInSearch, yearInSearch } from './search-params.ts';

/** The first year that a screen's address may name, unless the screen says later. */
export const FIRST_YEAR = 2020;

/** The first year of the profiles of categories and brands. */
export const FIRST_PROFILE_YEAR = 2025;

/** The last year: 2030, but the profiles name none; dates are written as far as this. */
const lastYear = (firstYear: number): number => (firstYear === FIRST_PROFILE_YEAR ? 9999 : 2030);

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
