import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { formatCount } from '../format-count.ts';
import { quoteValue } from './quote-value.ts';
import type { StagedWeek } from './staged-offers.ts';

/** A probable mistake in the files of a week, which is published nevertheless. */
export interface Warning {
  readonly kind: 'split-article' | 'similar-titles' | 'revenue-ratio' | 'row-count';
  /** Like 2026-W45. */
  readonly week: string;
  /** Number of affected articles, titles or rows. */
  readonly count: number;
  /** One sentence with an example. */
  readonly message: string;
}

/** An article or title with several ids, and two of these. */
const splitThing = z.object({
  kind: z.string(),
  count: z.number(),
  title: z.string(),
  id: z.number(),
  other_title: z.string(),
  other_id: z.number(),
});

/** SQL: the number of groups of each kind, and the group with the smallest id: its first two ids with their titles. */
const selectGroups = (groups: string) => `
SELECT kind, count() AS count, min(pairs) AS first, first[1].1 AS id, first[1].2 AS title,
  first[2].1 AS other_id, first[2].2 AS other_title
FROM (${groups}) GROUP BY kind ORDER BY kind`;

/** Articles with several product ids, and the smallest and the largest of these. */
const splitArticles = selectGroups(`
  SELECT 'product' AS kind, [(min(product_id), product_kaspi_id), (max(product_id), product_kaspi_id)] AS pairs
  FROM staging_offer WHERE snapshot = {snapshot:UInt32}
  GROUP BY product_kaspi_id HAVING min(product_id) < max(product_id)`);

const titled = [
  ['seller', 'seller_id', 'seller_title'],
  ['brand', 'brand_id', 'brand_title'],
  ['category', 'category_id', 'category_title'],
  ['level 1 category', 'category_1_lvl_id', 'category_1_lvl_title'],
  ['level 2 category', 'category_2_lvl_id', 'category_2_lvl_title'],
];

/**
 * Titles of several ids that differ only by case or spaces. Equal titles are no warning: two shops may have one name.
 */
const similarTitles = selectGroups(`
  SELECT kind, arraySort(groupArray((id, title))) AS pairs FROM (
    ${titled
      .map(
        ([kind, id, title]) =>
          `SELECT DISTINCT '${kind}' AS kind, ${id} AS id, ${title} AS title FROM staging_offer
          WHERE snapshot = {snapshot:UInt32} AND ${id} > 0`,
      )
      .join(' UNION ALL ')})
  GROUP BY kind, lowerUTF8(replaceRegexpAll(title, '[\\\\s\\\\p{Z}]+', ''))
  HAVING uniqExact(id) > 1 AND uniqExact(title) > 1`);

/** Sold rows whose revenue is far from price × units, if they are more than 1 % of the sold rows. */
const unlikelyRevenue = `
SELECT countIf(ratio < 0.33 OR ratio > 3) AS count, count() AS sold,
  argMinIf((product_id, seller_id, ratio), (product_id, seller_id), ratio < 0.33 OR ratio > 3) AS first,
  first.1 AS product, first.2 AS seller, first.3 AS found
FROM (
  SELECT product_id, seller_id, toFloat64(revenue) / (toFloat64(price) * sales_count) AS ratio FROM staging_offer
  WHERE snapshot = {snapshot:UInt32} AND sales_count > 0)
HAVING count * 100 > sold`;

const revenueRatio = z.object({
  count: z.number(),
  sold: z.number(),
  product: z.number(),
  seller: z.number(),
  found: z.number(),
});

/** Finds probable mistakes in the offers of a week. */
export const findWarnings = async (analytics: Analytics, week: StagedWeek): Promise<Warning[]> => {
  const { snapshot } = week;
  const name = formatWeek(week);
  const [articles, titles, ratios] = await Promise.all([
    readRows(analytics, splitThing, splitArticles, { snapshot }),
    readRows(analytics, splitThing, similarTitles, { snapshot }),
    readRows(analytics, revenueRatio, unlikelyRevenue, { snapshot }),
  ]);
  return [
    ...articles.map(({ count, title, id, other_id }) => ({
      kind: 'split-article' as const,
      week: name,
      count,
      message: `${name}: ${formatCount(count, 'article')} on several product ids, such as ${quoteValue(title)} on ${id} and ${other_id}`,
    })),
    ...titles.map(({ kind, count, title, id, other_title, other_id }) => ({
      kind: 'similar-titles' as const,
      week: name,
      count,
      message: `${name}: ${formatCount(count, `${kind} title`)} on several ids that differ only by case or spaces, such as ${id} «${quoteValue(title)}» and ${other_id} «${quoteValue(other_title)}»`,
    })),
    ...ratios.map(({ count, sold, product, seller, found }) => ({
      kind: 'revenue-ratio' as const,
      week: name,
      count,
      message: `${name}: revenue is not 0.33 to 3 times price × units in ${count} of ${sold} sold rows, such as product ${product} of seller ${seller}: ${Number(found.toPrecision(1))} times`,
    })),
  ];
};
