import { MAX_WEEK_NUMBER, type ReportPeriod } from '@vitrina/contract';
import { formatWeek as formatWeekText } from '@vitrina/contract/iso-week';

const WEEK_TEXT = /^(\d{4})-W(\d{2})$/;

/** Formats a week for the search param `against` and the contract: «2026-W45». */
export { formatWeekText };

/** The week of the search param `against` as a report's query; empty when absent or malformed. */
export function readAgainstQuery(search: URLSearchParams): { against?: string } {
  const week = parseWeekText(search.get('against'));
  return week === undefined ? {} : { against: formatWeekText(week) };
}

/** Parses a week in the format of `against`; undefined if malformed. */
export function parseWeekText(text: string | null | undefined): ReportPeriod | undefined {
  const [, year, weekNumber] = WEEK_TEXT.exec(text ?? '') ?? [];
  const week = { year: Number(year), weekNumber: Number(weekNumber) };
  return week.year > 0 && week.weekNumber > 0 && week.weekNumber <= MAX_WEEK_NUMBER ? week : undefined;
}
