import type { ReportPeriod } from '@vitrina/contract';

/** As many weeks as are offered in the place of one that is not published. */
const NEAREST = 6;

/** The published weeks next to one that is not, latest first. */
export function nearestWeeks(
  week: ReportPeriod,
  published: readonly ReportPeriod[],
): readonly ReportPeriod[] {
  const isOlder = (one: ReportPeriod) =>
    one.year < week.year || (one.year === week.year && one.weekNumber < week.weekNumber);
  const older = published.filter(isOlder).length;
  const at = published.length - older - NEAREST / 2;
  const first = Math.max(0, Math.min(at, published.length - NEAREST));
  return published.slice(first, first + NEAREST);
}
