import { averagePrice, meanIndex, share, weightedIndex } from './formulas.ts';
import { param, type Sql, sql } from './sql.ts';

const sellerSlices = <Param extends string>(products: Sql<Param>, counted: Sql<never>) => sql`
        SELECT
          seller_id,
          sum(offer_revenue) AS revenue,
          sum(units) AS sales_count,
          sum(weighted_index(offer_revenue, potential_profit_index)) AS index_sum,
          if(
            sales_count > 0,
            quantileExactWeighted(0.5)(price, units),
            quantileExactLow(0.5)(price)
          ) AS median_price,
          ${counted} AS counted,
          count() AS products_count
        FROM product
        ARRAY JOIN seller_ids AS seller_id, prices AS price, sales_counts AS units, revenues AS offer_revenue
        WHERE snapshot = ${param.snapshot} AND ${products}
        GROUP BY seller_id`;

/**
 * The sellers with an offer among some products of the week, largest first. `products` is a condition on `product`;
 * `shareName` names a seller's share of the revenue there, 0 without sales. `counted` is a further count over a
 * seller's offers there, under `countName`.
 */
export const sellersAmong = <Param extends string>({
  products,
  shareName,
  counted,
  countName,
}: Readonly<Record<'shareName' | 'counted' | 'countName', Sql<never>>> & {
  readonly products: Sql<Param>;
}) => sql`(
      WITH ${averagePrice}, ${meanIndex}, ${share}, ${weightedIndex}
      SELECT
        slice.seller_id AS sellerId,
        seller.title AS sellerTitle,
        slice.revenue AS revenue,
        ifNull(share(revenue, toFloat64(sum(slice.revenue) OVER ())), 0) AS ${shareName},
        slice.sales_count AS salesCount,
        ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
        slice.median_price AS medianPrice,
        slice.counted AS ${countName},
        slice.products_count AS productsCount,
        mean_index(slice.index_sum, revenue) AS potentialProfitIndex,
        seller.rating AS lastRating
      FROM (
        ${sellerSlices(products, counted)}
      ) AS slice
      JOIN (SELECT seller_id, title, rating FROM seller WHERE snapshot = ${param.snapshot}) AS seller
        ON seller.seller_id = slice.seller_id
      ORDER BY revenue DESC, sellerId
    )`;
