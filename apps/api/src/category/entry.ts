import { contract } from '@vitrina/contract';
import { share } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/**
 * Entry conditions of a category. `sellers` has each of its sellers once, with the recent weeks in which it had
 * offers there, so that the offers of those weeks are read once.
 */
export const entry = report({
  route: contract.category.entry,
  weeks: 'compared',
  tables: ['product', 'seller'],
  sql: sql`
    WITH
      ${share},
      length(${param.snapshots_recent}) - 1 AS weeks_before_count,
      arrayFirst((_, ago) -> ago = 4, ${param.snapshots_recent}, ${param.weeks_ago_recent}) AS snapshot_four_weeks_before,
      sellers AS (
        SELECT
          seller_id,
          min(position) AS first_position,
          groupArray((position, weekly_revenue, weekly_units)) AS weeks
        FROM (
          SELECT
            indexOf(${param.snapshots_recent}, snapshot) AS position,
            seller_id,
            sum(offer_revenue::Decimal(38, 2)) AS weekly_revenue,
            sum(units) AS weekly_units
          FROM product
          ARRAY JOIN seller_ids AS seller_id, sales_counts AS units, revenues AS offer_revenue
          WHERE snapshot IN ${param.snapshots_recent} AND category_id = ${param.categoryId}
          GROUP BY position, seller_id
        )
        GROUP BY seller_id
      ),
      cells AS (
        SELECT
          first_position,
          week.1 AS position,
          count() AS offering_count,
          countIf(week.3 > 0) AS selling_count,
          if(selling_count > 0, quantileExactLowIf(0.5)(week.2, week.3 > 0), NULL) AS median_revenue
        FROM sellers
        ARRAY JOIN weeks AS week
        GROUP BY first_position, position
      ),
      cohort_rows AS (
        SELECT
          first_position,
          sumIf(offering_count, position = first_position) AS entered_count,
          groupArray((position, offering_count, selling_count, median_revenue)) AS later
        FROM cells
        GROUP BY first_position
      ),
      offers AS (
        SELECT product_id, seller_id, price, units, offer_revenue, price > min_price AS is_dearer
        FROM product
        ARRAY JOIN seller_ids AS seller_id, prices AS price, sales_counts AS units, revenues AS offer_revenue
        WHERE snapshot = ${param.snapshot} AND category_id = ${param.categoryId}
      ),
      bands AS (
        SELECT
          intDiv(10 * first_unit, all_units) AS band,
          min(price) AS from_price,
          max(price) AS to_price,
          sum(offer_revenue::Decimal(38, 2)) AS band_revenue,
          sum(units) AS band_units,
          uniqExact(product_id) AS products_count,
          count() AS offers_count
        FROM (
          SELECT
            *,
            sum(units) OVER (
              ORDER BY price, product_id, seller_id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
            ) - units AS first_unit,
            sum(units) OVER () AS all_units
          FROM offers
          WHERE units > 0
        )
        GROUP BY band
      ),
      (SELECT arraySort(groupArray(to_price)) FROM bands) AS ends,
      unsold AS (
        SELECT
          if(price > ends[-1], length(ends), arrayFirstIndex(end -> end >= price, ends)) AS number,
          count() AS offers_count
        FROM offers
        WHERE units = 0
        GROUP BY number
      ),
      offering AS (
        SELECT
          snapshot,
          seller_id,
          own_revenue,
          share(own_revenue, sum(own_revenue) OVER (PARTITION BY snapshot)) AS part,
          share(dearer_revenue, own_revenue) AS dearer_part
        FROM (
          SELECT
            snapshot,
            seller_id,
            sum(offer_revenue::Decimal(38, 2)) AS own_revenue,
            sumIf(offer_revenue::Decimal(38, 2), price > min_price) AS dearer_revenue
          FROM product
          ARRAY JOIN seller_ids AS seller_id, prices AS price, revenues AS offer_revenue
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}, snapshot_four_weeks_before)
            AND category_id = ${param.categoryId}
          GROUP BY snapshot, seller_id
        )
      ),
      ranked AS (
        SELECT * FROM offering WHERE snapshot = ${param.snapshot} ORDER BY own_revenue DESC, seller_id
      )
    SELECT
      nullIf(${param.against}, '') AS against,
      tuple(cohorts, price_bands AS priceBands, leaders, hhi_without_leader AS sellersHHIWithoutLeader) AS categoryEntry
    FROM (
      SELECT groupArray(tuple(*)) AS cohorts
      FROM (
        SELECT
          ${param.years_recent}[position] AS year,
          ${param.week_numbers_recent}[position] AS weekNumber,
          entered_count AS enteredCount,
          arrayMap(
            (later_age, cell) -> tuple(
              later_age AS age, cell.2 AS offeringCount, cell.3 AS sellingCount, cell.4 AS medianRevenue
            ),
            later_ages,
            arrayMap(
              later_age -> arrayFirst(
                cell -> cell.1 = indexOf(${param.weeks_ago_recent}, weeks_ago - later_age),
                later
              ),
              arrayFilter(
                later_age -> has(${param.weeks_ago_recent}, weeks_ago - later_age),
                [1, 2, 4, 8]
              ) AS later_ages
            )
          ) AS ages
        FROM (
          SELECT
            toUInt64(arrayJoin(range(greatest(5, weeks_before_count - 11), weeks_before_count + 1))) AS position,
            ${param.weeks_ago_recent}[position] AS weeks_ago
        ) AS cohort_week
        LEFT JOIN cohort_rows ON cohort_rows.first_position = cohort_week.position
        ORDER BY position
      )
    ) AS all_cohorts
    CROSS JOIN (
      SELECT groupArray(tuple(*)) AS price_bands
      FROM (
        SELECT
          from_price AS fromPrice,
          to_price AS toPrice,
          band_revenue AS revenue,
          band_units AS salesCount,
          products_count AS productsCount,
          bands.offers_count AS offersCount,
          unsold.offers_count AS unsoldOffersCount
        FROM (SELECT *, row_number() OVER (ORDER BY band) AS number FROM bands) AS bands
        LEFT JOIN unsold ON unsold.number = bands.number
        ORDER BY band
      )
    ) AS all_bands
    CROSS JOIN (
      SELECT groupArray(tuple(*)) AS leaders
      FROM (
        SELECT
          now.seller_id AS sellerId,
          title AS sellerTitle,
          now.part AS shareRevenueFromCategory,
          before.part AS shareRevenueFromCategoryBefore,
          four.part AS shareRevenueFromCategoryFourWeeksBefore,
          rating AS lastRating,
          now.dearer_part AS notCheapestShare
        FROM (SELECT * FROM ranked LIMIT 5) AS now
        JOIN (
          SELECT seller_id, title, rating FROM seller
          WHERE snapshot = ${param.snapshot} AND seller_id IN (SELECT seller_id FROM ranked LIMIT 5)
        ) AS named ON named.seller_id = now.seller_id
        LEFT JOIN (SELECT * FROM offering WHERE snapshot = ${param.snapshot_before}) AS before
          ON before.seller_id = now.seller_id
        LEFT JOIN (SELECT * FROM offering WHERE snapshot = snapshot_four_weeks_before) AS four
          ON four.seller_id = now.seller_id
        ORDER BY now.own_revenue DESC, sellerId
      )
    ) AS all_leaders
    CROSS JOIN (
      SELECT
        arrayPopFront(groupArray(own_revenue)) AS others,
        if(
          arraySum(others) > 0,
          10000 * arraySum(revenue -> pow(toFloat64(revenue) / toFloat64(arraySum(others)), 2), others),
          NULL
        ) AS hhi_without_leader
      FROM ranked
    ) AS remaining
    WHERE notEmpty(leaders)`,
});
