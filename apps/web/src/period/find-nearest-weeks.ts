import type { ReportPeriod } from '@vitrina/contract';

/** Number of weeks offered instead of an unpublished one. */
const MAX_WEEKS = 6;

/** Finds the published weeks around an unpublished one, latest first; if all are later, the nearest first. */
export function findNearestWeeks(
  week: ReportPeriod,
  published: readonly ReportPeriod[],
): readonly ReportPeriod[] {
  const isOlder = ({ year, weekNumber }: ReportPeriod) =>
    year < week.year || (year === week.year && weekNumber < week.weekNumber);
  const olderCount = published.filter(isOlder).length;
  const start = published.length - olderCount - MAX_WEEKS / 2;
  const first = Math.max(0, Math.min(start, published.length - MAX_WEEKS));
  const nearest = published.slice(first, first + MAX_WEEKS);
  return olderCount === 0 ? nearest.toReversed() : nearest;
}
