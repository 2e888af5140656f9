import type { Analytics } from '../analytics/analytics.ts';
import type { Week } from './week.ts';

/** What was found in one week of the files. */
export interface WeekFound extends Week {
  /** Offers, identical rows counted once. */
  readonly offers: number;
  readonly sellers: number;
  /** ₸. */
  readonly revenue: number;
}

/** The weeks that the good rows belong to, earliest first. */
export const weeksOf = (analytics: Analytics): Promise<Week[]> =>
  analytics.rows<Week>(`
    SELECT year, week_number AS weekNumber FROM feed_row WHERE fault = 0
    GROUP BY year, week_number ORDER BY year, week_number`);

const fill = `
INSERT INTO offer
SELECT {load:UInt32}, seller_id, seller_kaspi_id, seller_title, seller_rating, seller_comments_count,
  seller_on_kaspi_from, product_id, product_kaspi_id, product_name, product_link, product_main_img_link,
  product_rating, product_comments_count, brand_id, brand_title, category_id, category_title,
  category_1_lvl_id, category_1_lvl_title, category_2_lvl_id, category_2_lvl_title, price, sales_count, revenue
FROM feed_row
WHERE year = {year:UInt16} AND week_number = {weekNumber:UInt8} AND fault = 0`;

const fillOnce = `${fill} LIMIT 1 BY product_id, seller_id`;

/** Puts the good rows of a week into `offer` under a load. */
export const fillOffers = (analytics: Analytics, week: Week, load: number): Promise<void> =>
  analytics.command(fill, { ...week, load });

/** The same with identical rows once. Only right when no (product, seller) has different rows. */
export const refillOffersOnce = async (analytics: Analytics, week: Week, load: number): Promise<void> => {
  await analytics.command(`ALTER TABLE offer DROP PARTITION ${load}`);
  await analytics.command(fillOnce, { ...week, load });
};

/** What the offers of a load come to. */
export const sumUp = async (
  analytics: Analytics,
  { year, weekNumber }: Week,
  load: number,
): Promise<WeekFound> => {
  const [sums] = await analytics.rows<{ offers: number; sellers: number; revenue: number }>(
    'SELECT count() AS offers, uniqExact(seller_id) AS sellers, sum(revenue) AS revenue FROM offer WHERE load = {load:UInt32}',
    { load },
  );
  return { year, weekNumber, ...(sums ?? { offers: 0, sellers: 0, revenue: 0 }) };
};
