import { contract } from '@vitrina/contract';
import { averagePrice, share } from '../analytics/report/formulas.ts';
import { indexDemand } from '../analytics/report/index-formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A product card’s profile. One earlier week with the card is enough: mostly the first one read. */
export const info = report({
  route: contract.product.info,
  tables: ['product', 'product_category', 'product_text'],
  sql: sql`
    WITH
      ${averagePrice}, ${share}, ${indexDemand},
      (
        SELECT any(category_id) FROM product_category
        WHERE snapshot = ${param.snapshot} AND product_id = ${param.productId}
      ) AS leaf,
      (
        SELECT count()
        FROM (
          SELECT 1 FROM product_category
          WHERE snapshot IN ${param.snapshots_earlier} AND product_id = ${param.productId}
          LIMIT 1
        )
      ) AS was_earlier,
      (
        SELECT (kaspi_id, product_name, link, main_img_link) FROM ${param.product_text}
        WHERE category_id = leaf AND product_id = ${param.productId}
      ) AS text
    SELECT tuple(
      own.product_id AS productId,
      text.1 AS kaspiId,
      text.2 AS productName,
      text.3 AS productKaspiLink,
      text.4 AS productMainImgLink,
      own.brand_id AS brandId,
      if(own.brand_id = 0, 'Без бренда', own.brand_title) AS brandTitle,
      own.category_id AS categoryId,
      own.category_title AS categoryTitle,
      ${param.year} AS year,
      ${param.weekNumber} AS weekNumber,
      own.revenue AS revenue,
      own.sales_count AS salesCount,
      average_price(own.revenue, own.sales_count) AS averagePrice,
      own.median_price AS medianPrice,
      own.min_price AS minPrice,
      arrayMax(own.prices) AS maxPrice,
      length(own.seller_ids) AS sellersCount,
      arrayCount(sold -> sold > 0, own.sales_counts) AS sellersWithSalesCount,
      own.comments_count AS commentsCount,
      own.rating AS lastRating,
      nullIf(own.place_in_category, 0) AS placeInCategory,
      own.category_places_count AS placesInCategoryCount,
      if(empty(${param.snapshots_earlier}), NULL, NOT was_earlier)::Nullable(Bool) AS isNew,
      share(own.revenue, own.category_revenue) AS shareRevenueFromCategory,
      if(
        own.revenue > 0,
        10000 * arraySum(one -> pow(toFloat64(one) / toFloat64(own.revenue), 2), own.revenues),
        NULL
      ) AS productSellersHHI,
      if(own.revenue > 0, index_demand(own.sales_count, sellersWithSalesCount, own.half_units, own.half_units_of_offer), NULL) AS demandIndex,
      own.potential_profit_index AS potentialProfitIndex
    ) AS productInfo
    FROM product AS own
    WHERE snapshot = ${param.snapshot} AND category_id = leaf AND product_id = ${param.productId}`,
});
