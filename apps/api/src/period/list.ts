import type { ReportPeriod } from '@vitrina/contract';
import type { Published } from '../server/published.ts';

/** The weeks that reports can be asked for, latest first. */
export async function listPeriods(published: Published): Promise<{ reportPeriods: ReportPeriod[] }> {
  const weeks = await published.weeks();
  return { reportPeriods: weeks.map(({ year, weekNumber }) => ({ year, weekNumber })) };
}
