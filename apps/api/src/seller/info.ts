import { contract } from '@vitrina/contract';
import { averagePrice } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A seller's profile; without sales it ranks after all that sold. */
export const info = report({
  route: contract.seller.info,
  tables: ['seller'],
  sql: sql`
    WITH ${averagePrice}
    SELECT tuple(
      on_kaspi_from AS onKaspiFrom,
      ${param.year} AS year,
      ${param.weekNumber} AS weekNumber,
      seller_id AS sellerId,
      kaspi_id AS sellerKaspiId,
      title AS sellerTitle,
      rating,
      comments_count AS commentsCount,
      sales_count AS salesCount,
      ifNull(average_price(revenue, sales_count), 0) AS averagePrice,
      revenue,
      potential_profit_index AS potentialProfitIndex,
      place AS placeByRevenue,
      categories_with_sales_count AS categoriesWithSalesCount,
      brands_with_sales_count AS brandsWithSalesCount,
      products_with_sales_count AS productsWithSalesCount,
      top_categories AS topCategories,
      top_brands AS topBrands
    ) AS sellerInfo
    FROM seller
    WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}`,
});
