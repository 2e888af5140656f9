import { contract } from '@vitrina/contract';
import { averagePrice, share } from '../analytics/report/formulas.ts';
import { indexDemand } from '../analytics/report/index-formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';
import { cardInWeeks, latestName } from './card-in-weeks.ts';

/** A product card in each published week of a window; its rank is among the products of its category of the week. */
export const history = report({
  route: contract.product.history,
  weeks: 'window',
  tables: ['product', 'product_category', 'product_text'],
  sql: sql`
    WITH
      ${averagePrice}, ${share}, ${indexDemand},
      ${cardInWeeks}
    SELECT tuple(
      ${param.productId} AS productId,
      ${latestName} AS productName,
      groupArray(tuple(
        ${param.years}[position] AS year,
        ${param.week_numbers}[position] AS weekNumber,
        * EXCEPT (position)
      )) AS weeks
    ) AS productHistory
    FROM (
      SELECT
        indexOf(${param.snapshots}, snapshot) AS position,
        true AS isPresent,
        toNullable(category_id) AS categoryId,
        toNullable(own.revenue) AS revenue,
        toNullable(sales_count) AS salesCount,
        average_price(own.revenue, sales_count) AS averagePrice,
        toNullable(median_price) AS medianPrice,
        toNullable(min_price) AS minPrice,
        toNullable(arrayMax(prices)) AS maxPrice,
        toNullable(length(seller_ids)) AS sellersCount,
        toNullable(comments_count) AS commentsCount,
        rating AS lastRating,
        nullIf(place_in_category, 0) AS placeInCategory,
        toNullable(category_places_count) AS placesInCategoryCount,
        share(own.revenue, category_revenue) AS shareRevenueFromCategory,
        if(
          own.revenue > 0,
          10000 * arraySum(one -> pow(toFloat64(one) / toFloat64(own.revenue), 2), own.revenues),
          NULL
        ) AS productSellersHHI,
        if(
          own.revenue > 0,
          index_demand(sales_count, arrayCount(sold -> sold > 0, sales_counts), half_units, half_units_of_offer),
          NULL
        ) AS demandIndex,
        toNullable(potential_profit_index) AS potentialProfitIndex
      FROM product AS own
      WHERE snapshot IN ${param.snapshots} AND category_id IN leaves AND product_id = ${param.productId}
      ORDER BY position WITH FILL FROM 1 TO length(${param.snapshots}) + 1
    )
    HAVING countIf(isPresent) > 0`,
});
