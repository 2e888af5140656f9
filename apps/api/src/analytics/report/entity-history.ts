import { averagePrice, share } from './formulas.ts';
import { param, type Sql, sql } from './sql.ts';

/**
 * An entity in each published week of a window. `entity` is the name of its table and the prefix of the id column and
 * the response's fields; `placesCount` is the column with the number of its kind that sold; `figures` are further
 * fields of a week, from columns of `own`.
 */
export const entityHistory = <Id extends string>({
  entity,
  id,
  placesCount,
  figures,
}: Readonly<Record<'entity' | 'placesCount' | 'figures', Sql<never>>> & { readonly id: Sql<Id> }) => sql`
  WITH ${averagePrice}, ${share}
  SELECT tuple(
    ${id} AS ${entity}Id,
    argMaxIf(title, position, isPresent) AS ${entity}Title,
    groupArray(tuple(
      ${param.years}[position] AS year,
      ${param.week_numbers}[position] AS weekNumber,
      * EXCEPT (position, title)
    )) AS weeks
  ) AS ${entity}History
  FROM (
    SELECT
      indexOf(${param.snapshots}, snapshot) AS position,
      title,
      true AS isPresent,
      toNullable(own.revenue) AS revenue,
      toNullable(own.sales_count) AS salesCount,
      average_price(own.revenue, own.sales_count) AS averagePrice,
      if(own.revenue > 0, own.place, NULL) AS placeByRevenue,
      toNullable(own.${placesCount}) AS placesCount,
      share(own.revenue, own.week_revenue) AS shareRevenueFromTotal,
      ${figures}
    FROM ${entity} AS own
    WHERE snapshot IN ${param.snapshots} AND ${entity}_id = ${id}
    ORDER BY position WITH FILL FROM 1 TO length(${param.snapshots}) + 1
    SETTINGS optimize_move_to_prewhere = 0
  )
  HAVING countIf(isPresent) > 0`;
