import type { Analytics } from '../../analytics/analytics.ts';
import { isOfCommand, spareLoad, weekOfLoad } from './snapshot-ids.ts';
import type { Week } from '../week.ts';

/** Totals of one week of the files. */
export interface WeekTotals extends Week {
  /** Number of offers; identical rows count once. */
  readonly offers: number;
  readonly sellers: number;
  /** ₸. */
  readonly revenue: number;
}

/** A week of the files and the load with its offers. */
export interface WeekLoad extends Week {
  readonly load: number;
}

/** Returns the weeks of the accepted rows, earliest first. */
export const findStagedWeeks = async (analytics: Analytics, firstLoad: number): Promise<WeekLoad[]> => {
  const found = await analytics.rows<{ load: number }>(
    `SELECT DISTINCT load FROM build_offer WHERE ${isOfCommand(firstLoad)} ORDER BY load`,
  );
  return found.map(({ load }) => ({ ...weekOfLoad(firstLoad, load), load }));
};

const copyDistinct = `
INSERT INTO build_offer SELECT offer.* REPLACE ({spare:UInt32} AS load) FROM build_offer AS offer
WHERE offer.load = {load:UInt32} LIMIT 1 BY category_id, product_id, seller_id`;

/** Copies each offer once into the spare load and returns it. All rows of a (product, seller) must be identical. */
export const removeDuplicates = async (analytics: Analytics, load: number): Promise<number> => {
  const spare = spareLoad(load);
  await analytics.command(copyDistinct, { load, spare });
  await analytics.command(`ALTER TABLE build_offer DROP PARTITION ${load}`);
  return spare;
};

/** Sums the offers of a load. */
export const sumOffers = async (
  analytics: Analytics,
  { year, weekNumber, load }: WeekLoad,
): Promise<WeekTotals & WeekLoad> => {
  const [sums] = await analytics.rows<{ offers: number; sellers: number; revenue: number }>(
    'SELECT count() AS offers, uniqExact(seller_id) AS sellers, sum(revenue) AS revenue FROM build_offer WHERE load = {load:UInt32}',
    { load },
  );
  return { year, weekNumber, load, ...(sums ?? { offers: 0, sellers: 0, revenue: 0 }) };
};
