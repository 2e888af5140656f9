import { readDaysCount } from '../snapshot/week-manifest.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import type { ComparisonParams, HistoryParams, SnapshotParams } from './sql-params.ts';

/** The values of a published week that queries read, and its manifest. */
type QueriedWeek = Pick<SnapshotParams, 'snapshot' | 'isDemo' | 'publishedAt'> & { manifest: string };

/** The values without the name of the market, which is the server's. */
type Unnamed<Values> = Omit<Values, 'marketName'>;

/** Builds the query values of a published week; `earlier` are the weeks before it, if the query reads them. */
export const snapshotParams = (
  { snapshot, isDemo, publishedAt, manifest }: QueriedWeek,
  earlier: readonly { snapshot: number }[] = [],
): Unnamed<SnapshotParams> => ({
  snapshot,
  product_text: productTextTable(snapshot),
  isDemo,
  publishedAt,
  daysCount: readDaysCount(manifest),
  snapshots_earlier: earlier.map((week) => week.snapshot),
});

/** A published week directly before another, or that week itself. */
type RecentWeek = Readonly<{ snapshot: number; year: number; weekNumber: number; weeksAgo: number }>;

/** Builds the query values of a published week and of the compared week before it, if any; `recent` are the weeks up to it, if the query reads them. */
export const comparisonParams = (
  week: QueriedWeek,
  before: { snapshot: number; against: string } | undefined,
  earlier: readonly { snapshot: number }[] = [],
  recent: readonly RecentWeek[] = [],
): Unnamed<ComparisonParams> => ({
  ...snapshotParams(week, earlier),
  snapshot_before: before?.snapshot ?? 0,
  product_text_before: productTextTable(before?.snapshot ?? week.snapshot),
  against: before?.against ?? '',
  snapshots_recent: recent.map(({ snapshot }) => snapshot),
  years_recent: recent.map(({ year }) => year),
  week_numbers_recent: recent.map(({ weekNumber }) => weekNumber),
  weeks_ago_recent: recent.map(({ weeksAgo }) => weeksAgo),
});

/** Builds the query values of the published weeks of a window, oldest first. */
export const historyParams = (
  weeks: readonly { snapshot: number; year: number; weekNumber: number }[],
): HistoryParams => ({
  snapshots: weeks.map(({ snapshot }) => snapshot),
  years: weeks.map(({ year }) => year),
  week_numbers: weeks.map(({ weekNumber }) => weekNumber),
  product_texts: `^(?:${weeks.map(({ snapshot }) => productTextTable(snapshot)).join('|')})$`,
});
