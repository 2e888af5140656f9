import type { ReportPeriod } from '@vitrina/contract';
import { formatWeek, weekOrdinal } from '../computation/calendar.ts';

/** A window of weeks. */
export type Window = ReportPeriod & { readonly weeks: number };

/** A week compared with another one, by default the one before. */
export type Comparison = ReportPeriod & { readonly against?: string };

/** The same in a request body, where null means no comparison. */
export type BodyComparison = ReportPeriod & { readonly against?: string | null };

const isPublished = (weeks: readonly ReportPeriod[], week: ReportPeriod): boolean =>
  weeks.some((other) => weekOrdinal(other) === weekOrdinal(week));

/** The week of the calendar after one. */
function nextWeek({ year, weekNumber }: ReportPeriod): ReportPeriod {
  const next = { year, weekNumber: weekNumber + 1 };
  return weekOrdinal(next) === undefined ? { year: year + 1, weekNumber: 1 } : next;
}

/** The weeks that windows and comparisons name: the first, the one before the last, the last, and an unpublished one. */
export function namedWeeks(weeks: readonly ReportPeriod[]) {
  const [first, previous, last] = [weeks.at(0), weeks.at(-2) ?? weeks.at(-1), weeks.at(-1)].map((week) => ({
    year: week?.year ?? 1,
    weekNumber: week?.weekNumber ?? 1,
  })) as [ReportPeriod, ReportPeriod, ReportPeriod];
  const gap = weeks.map(nextWeek).find((week) => !isPublished(weeks, week)) ?? last;
  return { first, previous, last, gap };
}

/** Windows that end in published weeks, in one that is not, and beyond the calendar. */
export function createWindows(weeks: readonly ReportPeriod[]): Window[] {
  const { previous, last, gap } = namedWeeks(weeks);
  return [
    { ...last, weeks: 26 },
    { ...previous, weeks: 3 },
    { ...gap, weeks: 2 },
    { ...last, weekNumber: 54, weeks: 26 },
    { year: last.year + 1, weekNumber: 10, weeks: 2 },
    { year: 4_294_967_295, weekNumber: 1, weeks: 160 },
    { ...last, weeks: 160 },
  ];
}

/** Each week compared with the one before, the latest first; then with a named one, and with incomparable ones. */
export function createComparisons(weeks: readonly ReportPeriod[]): Comparison[] {
  const { first, previous, last, gap } = namedWeeks(weeks);
  const earlier = weeks.at(-3) ?? first;
  return [
    ...weeks.map(({ year, weekNumber }) => ({ year, weekNumber })).toReversed(),
    { ...previous, against: formatWeek(earlier) },
    gap,
    { ...previous, against: formatWeek(previous) },
    { ...last, against: formatWeek(first) },
    { ...last, against: formatWeek(gap) },
  ];
}
