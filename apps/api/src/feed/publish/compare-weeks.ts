import * as z from 'zod/mini';
import { readRows } from '../../analytics/read-rows.ts';
import { baseTables } from '../../analytics/schema/table-versions.ts';
import { locateTables } from '../../analytics/snapshot/locate-tables.ts';
import { formatWeek, isEarlier } from '@vitrina/contract/iso-week';
import type { IngestRun } from '../ingest-run.ts';
import type { WeekTotals } from '../staging/staged-offers.ts';
import type { CheckedWeek } from './check-week.ts';

/** A week of the files beside the newest published week before it. */
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

/**
 * Compares the latest week of the files with the newest published week before it; undefined if there is none. In a
 * cluster the two may be on different servers, and are not compared.
 */
export const compareWeeks = async (
  { analytics, publishedWeeks }: IngestRun,
  weeks: readonly CheckedWeek[],
): Promise<WeekComparison | undefined> => {
  const latest = weeks.at(-1);
  const before = latest && publishedWeeks.find((week) => isEarlier(week, latest));
  if (!before || analytics.cluster) return undefined;
  const locate = await locateTables(analytics, before.snapshot, baseTables);
  const tables = Object.fromEntries(
    ['seller', 'seller_offer', 'product'].map((name) => [name, locate(name)]),
  );
  const params = { ...tables, before: before.snapshot, snapshot: latest.snapshot };
  const [found] = await readRows(analytics, comparison, compareSnapshots, params);
  if (!found) return undefined;
  const { goneSellers, goneProducts, ...totals } = found;
  return {
    week: formatWeek(latest),
    before: { year: before.year, weekNumber: before.weekNumber, ...totals },
    vanished: { sellers: goneSellers, products: goneProducts },
  };
};
