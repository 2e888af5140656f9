import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** What a leaf category’s index consists of. */
export const indexTerms = report({
  route: contract.category.index,
  sql: `
    SELECT tuple(
      category_id AS categoryId,
      index_formula_version AS formulaVersion,
      potential_profit_index AS potentialProfitIndex,
      demand_index AS demandIndex,
      nullIf(entity.place, 0) AS place,
      (
        SELECT max(places_count) FROM index_reference WHERE snapshot = {snapshot:UInt32} AND level = 'category'
      ) AS placesCount,
      entity.terms AS terms
    ) AS categoryIndex
    FROM category
    LEFT JOIN (
      SELECT id, place, terms FROM entity_index
      WHERE snapshot = {snapshot:UInt32} AND level = 'category' AND id = {categoryId:UInt32}
    ) AS entity ON entity.id = category_id
    WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}`,
});
