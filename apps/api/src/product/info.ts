import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** A product card's profile. */
export const info = report({
  route: contract.product.info,
  sql: `
    WITH
      (
        SELECT (anyIf(category_id, snapshot = {snapshot:UInt32}), countIf(snapshot != {snapshot:UInt32}))
        FROM product_category
        WHERE snapshot IN arrayPushBack({snapshots_earlier:Array(UInt32)}, {snapshot:UInt32})
          AND product_id = {productId:UInt32}
      ) AS card,
      assumeNotNull(card.1) AS leaf,
      card.2 AS weeks_before
    SELECT tuple(
      own.product_id AS productId,
      text.kaspi_id AS kaspiId,
      text.product_name AS productName,
      text.link AS productKaspiLink,
      text.main_img_link AS productMainImgLink,
      own.brand_id AS brandId,
      if(own.brand_id = 0, 'Без бренда', own.brand_title) AS brandTitle,
      own.category_id AS categoryId,
      own.category_title AS categoryTitle,
      {year:UInt16} AS year,
      {weekNumber:UInt8} AS weekNumber,
      own.revenue AS revenue,
      own.sales_count AS salesCount,
      average_price(own.revenue, own.sales_count) AS averagePrice,
      own.median_price AS medianPrice,
      own.min_price AS minPrice,
      arrayMax(own.prices) AS maxPrice,
      length(own.seller_ids) AS sellersCount,
      own.sold_offers AS sellersWithSalesCount,
      own.comments_count AS commentsCount,
      own.rating AS lastRating,
      nullIf(own.place_in_category, 0) AS placeInCategory,
      own.category_places_count AS placesInCategoryCount,
      if(empty({snapshots_earlier:Array(UInt32)}), NULL, weeks_before = 0)::Nullable(Bool) AS isNew,
      share(own.revenue, own.category_revenue) AS shareRevenueFromCategory,
      if(
        own.revenue > 0,
        10000 * arraySum(one -> pow(toFloat64(one) / toFloat64(own.revenue), 2), own.revenues),
        NULL
      ) AS productSellersHHI,
      if(own.revenue > 0, index_demand(own.sales_count, own.sold_offers, own.half_units, own.half_units_of_offer), NULL) AS demandIndex,
      own.potential_profit_index AS potentialProfitIndex
    ) AS productInfo
    FROM (
      SELECT *, arrayCount(sold -> sold > 0, sales_counts) AS sold_offers
      FROM product
      WHERE snapshot = {snapshot:UInt32} AND category_id = leaf AND product_id = {productId:UInt32}
    ) AS own
    JOIN (
      SELECT * FROM {product_text:Identifier} WHERE category_id = leaf AND product_id = {productId:UInt32}
    ) AS text ON text.product_id = own.product_id`,
});
