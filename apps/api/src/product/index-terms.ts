import { contract } from '@vitrina/contract';
import {
  indexDemand,
  indexFormulaVersion,
  indexLeaders,
  indexTermRows,
  indexValues,
} from '../analytics/report/index-formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Parts of a product card’s index; its openness is that of its category. */
export const indexTerms = report({
  route: contract.product.index,
  tables: ['category', 'product', 'product_category', 'index_reference'],
  sql: sql`
    WITH
      ${indexDemand}, ${indexLeaders}, ${indexValues}, ${indexTermRows},
      (
        SELECT any(category_id) FROM product_category
        WHERE snapshot = ${param.snapshot} AND product_id = ${param.productId}
      ) AS leaf,
      index_demand(own.sales_count, own.sold_offers, half.units, half.units_of_offer) AS demand,
      index_leaders(own.comments_count, own.rating, half.comments_count, half.rating) AS leaders
    SELECT tuple(
      own.product_id AS productId,
      ${indexFormulaVersion} AS formulaVersion,
      own.potential_profit_index AS potentialProfitIndex,
      if(own.revenue > 0, demand, NULL) AS demandIndex,
      nullIf(own.index_place, 0) AS place,
      half.places_count AS placesCount,
      nullIf(own.index_place_in_category, 0) AS indexPlaceInCategory,
      category.products_with_sales_count AS indexPlacesInCategoryCount,
      if(
        own.revenue > 0,
        index_terms(
          index_values(
            demand, category.hhi, own.sales_count, own.offer_median, half.offer_median, leaders, own.median_price, half.price
          ),
          [
            [
              ('salesCount', toFloat64(own.sales_count), toNullable(toFloat64(half.units))),
              ('salesPerSoldOffer', own.sales_count / own.sold_offers, half.units_of_offer)
            ],
            [
              ('equalCompetitors', 10000 / category.hhi, toNullable(5.)),
              ('sellersHHI', category.sellers_hhi, NULL),
              ('brandsHHI', category.brands_hhi, NULL)
            ],
            [
              ('medianOfferRevenue', toFloat64(own.offer_median), toNullable(toFloat64(half.offer_median))),
              ('salesCount', toFloat64(own.sales_count), 10.)
            ],
            [
              ('leadersStrength', leaders, NULL),
              ('commentsCount', toFloat64(own.comments_count), toFloat64(half.comments_count)),
              ('adjustedRating', index_rating(own.comments_count, own.rating, half.rating), half.rating)
            ],
            [('medianPrice', toFloat64(own.median_price), toNullable(toFloat64(half.price)))]
          ]
        ),
        []
      ) AS terms
    ) AS productIndex
    FROM (
      SELECT
        *,
        arrayCount(sold -> sold > 0, sales_counts) AS sold_offers,
        arrayReduce('quantileExactLow(0.5)', arrayFilter((_, sold) -> sold > 0, revenues, sales_counts)) AS offer_median
      FROM product
      WHERE snapshot = ${param.snapshot} AND category_id = leaf AND product_id = ${param.productId}
    ) AS own
    JOIN (
      SELECT
        category_id,
        products_with_sales_count,
        ifNull(sellers_hhi, 0) AS sellers_hhi,
        ifNull(brands_hhi, 0) AS brands_hhi,
        greatest(sellers_hhi, brands_hhi) AS hhi
      FROM category
      WHERE snapshot = ${param.snapshot} AND category_id = leaf
    ) AS category ON category.category_id = own.category_id
    LEFT JOIN (
      SELECT * FROM index_reference WHERE snapshot = ${param.snapshot} AND level = 'product'
    ) AS half ON half.snapshot = own.snapshot`,
});
