import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { isOfCommand, getSpareSnapshot, getSnapshotWeek } from './snapshot-ids.ts';
import type { Week } from '@vitrina/contract/iso-week';
import { readRows } from '../../analytics/read-rows.ts';

/** Totals of one week of the files. */
export interface WeekTotals extends Week {
  /** Number of offers; identical rows count once. */
  readonly offers: number;
  readonly sellers: number;
  /** Revenue in ₸. */
  readonly revenue: number;
}

/** A week of the files, and the snapshot that has its offers. */
export interface StagedWeek extends Week {
  readonly snapshot: number;
}

/** Returns the weeks of the accepted rows, earliest first. */
export const findStagedWeeks = async (analytics: Analytics, firstSnapshot: number): Promise<StagedWeek[]> => {
  const found = await readRows(
    analytics,
    z.object({ snapshot: z.number() }),
    `SELECT DISTINCT snapshot FROM staging_offer WHERE ${isOfCommand(firstSnapshot)} ORDER BY snapshot`,
  );
  return found.map(({ snapshot }) => ({ ...getSnapshotWeek(firstSnapshot, snapshot), snapshot }));
};

const copyDistinct = `
INSERT INTO staging_offer SELECT offer.* REPLACE ({spare:UInt32} AS snapshot) FROM staging_offer AS offer
WHERE offer.snapshot = {snapshot:UInt32} LIMIT 1 BY category_id, product_id, seller_id`;

/** Copies each offer once into the spare snapshot and returns it. All rows of a (product, seller) must be identical. */
export const removeDuplicates = async (analytics: Analytics, snapshot: number): Promise<number> => {
  const spare = getSpareSnapshot(snapshot);
  await analytics.command(copyDistinct, { snapshot, spare });
  await analytics.command(`ALTER TABLE staging_offer DROP PARTITION ${snapshot}`);
  return spare;
};

/** Sums the offers of a snapshot. */
export const sumOffers = async (
  analytics: Analytics,
  { year, weekNumber, snapshot }: StagedWeek,
): Promise<WeekTotals & StagedWeek> => {
  const [sums] = await readRows(
    analytics,
    z.object({ offers: z.number(), sellers: z.number(), revenue: z.number() }),
    'SELECT count() AS offers, uniqExact(seller_id) AS sellers, sum(revenue) AS revenue FROM staging_offer WHERE snapshot = {snapshot:UInt32}',
    { snapshot },
  );
  return { year, weekNumber, snapshot, ...(sums ?? { offers: 0, sellers: 0, revenue: 0 }) };
};
