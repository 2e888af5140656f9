import * as texts from '#texts/category/entry';
import type { CohortAge, EntryCohort, ReportPeriod } from '@vitrina/contract';
import { formatCompact, formatWholePercent, NO_VALUE } from '@vitrina/ui/format/numbers';
import { getWeekRange } from '@vitrina/ui/format/week-range';

/** Calendar weeks after entry at which a cohort is shown. */
const ages = [1, 2, 4, 8] as const;

/** Figure shown of a cohort some weeks later. */
export type CohortFigure = 'selling' | 'offering' | 'median';

/** Minimum number of entrants for percentages and their median. */
const MIN_ENTRANTS = 5;

const WEEK_MS = 7 * 86_400_000;

const getMonday = ({ year, weekNumber }: ReportPeriod): number =>
  getWeekRange(weekNumber, year, 1).start.getTime();

/** A part of the entrants: «70 %»; below five entrants «2 из 3». */
export const formatPart = (part: number, entered: number): string =>
  entered >= MIN_ENTRANTS ? formatWholePercent(part / entered) : texts.partOf(part, entered);

/** A cell of the cohorts' table: a text without figures, or the figures of an age. */
export type CohortCell = { readonly missing: string } | { readonly age: CohortAge; readonly text: string };

function formatAge(age: CohortAge, entered: number, figure: CohortFigure): string {
  if (figure === 'selling') return formatPart(age.sellingCount, entered);
  if (figure === 'offering') return formatPart(age.offeringCount, entered);
  return entered < MIN_ENTRANTS ? NO_VALUE : formatCompact(age.medianRevenue);
}

const hasReached = (cohort: EntryCohort, weeksLater: number, week: ReportPeriod): boolean =>
  getMonday(cohort) + weeksLater * WEEK_MS <= getMonday(week);

/** Lists the ages that a cohort has reached by a week. */
export const listReachedAges = (cohorts: readonly EntryCohort[], week: ReportPeriod) =>
  ages.filter((age) => cohorts.some((cohort) => hasReached(cohort, age, week)));

/** Describes a cohort some weeks later, as of a week. */
export function describeAge(
  cohort: EntryCohort,
  weeksLater: number,
  figure: CohortFigure,
  week: ReportPeriod,
): CohortCell {
  if (!hasReached(cohort, weeksLater, week)) return { missing: texts.tooEarly };
  const age = cohort.ages.find((one) => one.age === weeksLater);
  if (age === undefined) return { missing: texts.noWeek };
  if (cohort.enteredCount === 0) return { missing: NO_VALUE };
  return { age, text: formatAge(age, cohort.enteredCount, figure) };
}

/** Sums the entrants of all cohorts that have reached an age, and how many of them then sold. */
export function sumCohorts(cohorts: readonly EntryCohort[], weeksLater: number) {
  const reached = cohorts.flatMap(({ enteredCount, ages: own }) =>
    own.filter(({ age }) => age === weeksLater).map(({ sellingCount }) => ({ enteredCount, sellingCount })),
  );
  return {
    entered: reached.reduce((sum, { enteredCount }) => sum + enteredCount, 0),
    selling: reached.reduce((sum, { sellingCount }) => sum + sellingCount, 0),
  };
}
