import { AgainstQuery, LAST_YEAR, MAX_WEEK_NUMBER, type ReportPeriod } from '@vitrina/contract';
import { integerParam, readSearchParams } from './search-params.ts';

/** First year of a week in the address of a category's or brand's profile. */
export const FIRST_PROFILE_YEAR = 2025;

/** Profiles that begin in 2025 have no last year; dates are formatted up to this one. */
const LAST_PROFILE_YEAR = 9999;

const weekNumber = integerParam(1, MAX_WEEK_NUMBER);

/**
 * Schema of the compared week, `against=2026-W45` in an address; by default reports compare with the ISO week seven
 * days earlier.
 */
export const againstParam = AgainstQuery.shape.against;

/** Reads the week of an address; undefined unless both year and weekNumber are valid. */
export function readWeek(search: URLSearchParams, firstYear: number): ReportPeriod | undefined {
  const lastYear = firstYear === FIRST_PROFILE_YEAR ? LAST_PROFILE_YEAR : LAST_YEAR;
  const week = readSearchParams({ year: integerParam(firstYear, lastYear), weekNumber }, search);
  return week.year === undefined || week.weekNumber === undefined
    ? undefined
    : { year: week.year, weekNumber: week.weekNumber };
}

/** Copies search params with a week at the end. */
export function withWeek(search: URLSearchParams, week: ReportPeriod): URLSearchParams {
  const copy = new URLSearchParams(search);
  for (const name of ['year', 'weekNumber'] as const) {
    copy.delete(name);
    copy.set(name, String(week[name]));
  }
  return copy;
}
