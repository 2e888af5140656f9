import type { ReportPeriod } from '@vitrina/contract';

/* ISO weeks are computed here once more on purpose: what checks a server shares no code with it. */

const WEEK_MS = 7 * 86_400_000;

/** The Monday of week 1 of a year, ms since the epoch: that week contains 4 January. NaN beyond JavaScript's calendar. */
function firstMonday(year: number): number {
  const fourth = new Date(0);
  fourth.setUTCFullYear(year, 0, 4);
  return fourth.setUTCDate(4 - ((fourth.getUTCDay() + 6) % 7));
}

/** Counts the weeks from the epoch to a week, so that neighbours differ by 1; undefined where the calendar lacks it. */
export function weekOrdinal({ year, weekNumber }: ReportPeriod): number | undefined {
  const monday = firstMonday(year) + (weekNumber - 1) * WEEK_MS;
  const isInYear = weekNumber >= 1 && monday >= firstMonday(year) && monday < firstMonday(year + 1);
  return isInYear ? Math.floor(monday / WEEK_MS) : undefined;
}

/** Parses `2026-W45`. */
export function parseWeek(text: string): ReportPeriod {
  const [year, weekNumber] = text.split('-W').map(Number);
  return { year: year ?? 0, weekNumber: weekNumber ?? 0 };
}

/** Formats a week as `2026-W05`. */
export const formatWeek = ({ year, weekNumber }: ReportPeriod): string =>
  `${String(year).padStart(4, '0')}-W${String(weekNumber).padStart(2, '0')}`;
