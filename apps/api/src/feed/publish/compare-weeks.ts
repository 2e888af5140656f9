import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { baseTables } from '../../analytics/schema/table-versions.ts';
import { locateTables } from '../../analytics/snapshot/locate-tables.ts';
import { formatWeek, isEarlier, isSameWeek } from '@vitrina/contract/iso-week';
import type { PublishedWeekRecord } from '../../store/published-weeks.ts';
import type { IngestRun } from '../ingest-run.ts';
import type { WeekTotals } from '../staging/staged-offers.ts';
import type { CheckedWeek } from './check-week.ts';

/** A week of the files beside a published week. */
export interface WeekComparison {
  /** The week of the files, like 2026-W46. */
  readonly week: string;
  /** The published week. */
  readonly before: WeekTotals;
  /** Sellers and products of the published week that the files do not have. */
  readonly vanished: { readonly sellers: number; readonly products: number };
}

const comparison = z.object({
  offers: z.number(),
  sellers: z.number(),
  revenue: z.number(),
  goneSellers: z.number(),
  goneProducts: z.number(),
});

const compareSnapshots = `
SELECT (SELECT count() FROM {seller_offer:Identifier} WHERE snapshot = {before:UInt32}) AS offers,
  count() AS sellers, sum(revenue) AS revenue,
  countIf(seller_id NOT IN (SELECT seller_id FROM staging_offer WHERE snapshot = {snapshot:UInt32})) AS goneSellers,
  (SELECT count() FROM {product:Identifier} WHERE snapshot = {before:UInt32}
    AND product_id NOT IN (SELECT product_id FROM staging_offer WHERE snapshot = {snapshot:UInt32})) AS goneProducts
FROM {seller:Identifier} WHERE snapshot = {before:UInt32}`;

const compare = async (
  analytics: Analytics,
  week: CheckedWeek,
  before: PublishedWeekRecord,
): Promise<WeekComparison | undefined> => {
  const locate = await locateTables(analytics, before.snapshot, baseTables);
  const tables = Object.fromEntries(
    ['seller', 'seller_offer', 'product'].map((name) => [name, locate(name)]),
  );
  const params = { ...tables, before: before.snapshot, snapshot: week.snapshot };
  const [found] = await readRows(analytics, comparison, compareSnapshots, params);
  if (!found) return undefined;
  const { goneSellers, goneProducts, ...totals } = found;
  return {
    week: formatWeek(week),
    before: { year: before.year, weekNumber: before.weekNumber, ...totals },
    vanished: { sellers: goneSellers, products: goneProducts },
  };
};

/** The weeks of the files beside published ones. */
export interface WeekComparisons {
  /** The latest week of the files beside the newest published week before it; undefined if there is none. */
  readonly comparison: WeekComparison | undefined;
  /** Each week of the files that replaces a published one, beside that one. */
  readonly replaced: readonly WeekComparison[];
}

/** Compares the weeks of the files with published ones. In a cluster the two may be on different servers, and are not. */
export const compareWeeks = async (
  { analytics, publishedWeeks }: IngestRun,
  weeks: readonly CheckedWeek[],
): Promise<WeekComparisons> => {
  if (analytics.cluster) return { comparison: undefined, replaced: [] };
  const replaced: WeekComparison[] = [];
  for (const week of weeks) {
    const same = publishedWeeks.find((published) => isSameWeek(published, week));
    const found = same && (await compare(analytics, week, same));
    if (found) replaced.push(found);
  }
  const latest = weeks.at(-1);
  const before = latest && publishedWeeks.find((week) => isEarlier(week, latest));
  return { comparison: before && (await compare(analytics, latest, before)), replaced };
};
