import * as z from 'zod/mini';
import type { Report } from '../../../../apps/api/src/analytics/report/report.ts';
import {
  comparisonParams,
  historyParams,
  snapshotParams,
} from '../../../../apps/api/src/analytics/report/week-params.ts';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { countWeeksBetween, formatWeek } from '../../../../apps/api/src/week/iso-week.ts';
import type { Market } from './market.ts';
import type { ReportRequest } from './report-requests.ts';
import { readRows } from '../../../../apps/api/src/analytics/read-rows.ts';

/** Builds the SQL values of a report about the latest week, the week before it or all weeks, as the report reads them. */
const createWeekParams = ({ weeks: kind }: Report, { weeks }: Market): Readonly<Record<string, unknown>> => {
  const latest = weeks.at(-1) ?? weeks[0];
  const earlier = weeks.slice(0, -1);
  if (kind === 'window') return { ...historyParams(weeks) };
  if (kind === 'one') return { ...snapshotParams(latest, earlier) };
  const before = weeks.at(-2);
  const named = before && { snapshot: before.snapshot, against: formatWeek(before) };
  const recent = weeks.slice(-27).map((week) => ({ ...week, weeksAgo: countWeeksBetween(week, latest) }));
  return { ...comparisonParams(latest, named, earlier, recent) };
};

/** SQL values of movers in the whole market. */
const noScope = { sellerId: 0, brandId: 0, categoryId: 0 };

/** Creates a request about the latest week; `options` are values beside the path: of the query or the body. */
export const createLatestRequest = (
  report: Report,
  market: Market,
  ids: ReportRequest['params'],
  options: Readonly<Record<string, unknown>> = {},
): ReportRequest => {
  const { year, weekNumber } = market.weeks.at(-1) ?? market.weeks[0];
  const params = { year, weekNumber, ...ids };
  const values = { ...noScope, ...params, ...options };
  const weekParams = createWeekParams(report, market);
  return {
    report,
    params,
    body: { year, weekNumber, ...options },
    sqlParams: { ...values, ...weekParams, ...report.toParameters(values) },
  };
};

/** Reads ids of the latest week: `sql` gives one column `id`. */
export const readIds = async ({ dataDir, weeks }: Market, sql: string): Promise<number[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    const { snapshot } = weeks.at(-1) ?? weeks[0];
    const rows = await readRows(analytics, z.object({ id: z.number() }), sql, { snapshot });
    return rows.map(({ id }) => id);
  } finally {
    await analytics.close();
  }
};
