import type { ReportPeriod } from '@vitrina/contract';
import type { ServedWeeks } from '../served-weeks/served-weeks.ts';

/** Lists the weeks with reports, latest first. */
export async function listPeriods(published: ServedWeeks): Promise<{ reportPeriods: ReportPeriod[] }> {
  const weeks = await published.list();
  return { reportPeriods: weeks.map(({ year, weekNumber }) => ({ year, weekNumber })) };
}
