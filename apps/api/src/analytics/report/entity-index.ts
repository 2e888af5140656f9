import { indexFormulaVersion } from './index-formulas.ts';
import { param, type Sql, sql } from './sql.ts';

/** Parts of the index of a category or brand. `entity` is the name of its table and the prefix of id column and fields. */
export const entityIndex = <Id extends string>(entity: Sql<never>, id: Sql<Id>) => sql`
  SELECT tuple(
    ${entity}_id AS ${entity}Id,
    ${indexFormulaVersion} AS formulaVersion,
    potential_profit_index AS potentialProfitIndex,
    if(revenue > 0, demand_index, NULL) AS demandIndex,
    nullIf(entity.place, 0) AS place,
    (
      SELECT max(places_count) FROM index_reference WHERE snapshot = ${param.snapshot} AND level = '${entity}'
    ) AS placesCount,
    entity.terms AS terms
  ) AS ${entity}Index
  FROM ${entity}
  LEFT JOIN (
    SELECT id, place, terms FROM entity_index
    WHERE snapshot = ${param.snapshot} AND level = '${entity}' AND id = ${id}
  ) AS entity ON entity.id = ${entity}_id
  WHERE snapshot = ${param.snapshot} AND ${entity}_id = ${id}`;
