import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** What a brand’s index consists of. */
export const indexTerms = report({
  route: contract.brand.index,
  sql: `
    SELECT tuple(
      brand_id AS brandId,
      index_formula_version AS formulaVersion,
      potential_profit_index AS potentialProfitIndex,
      if(revenue > 0, demand_index, NULL) AS demandIndex,
      nullIf(entity.place, 0) AS place,
      (
        SELECT max(places_count) FROM index_reference WHERE snapshot = {snapshot:UInt32} AND level = 'brand'
      ) AS placesCount,
      entity.terms AS terms
    ) AS brandIndex
    FROM brand
    LEFT JOIN (
      SELECT id, place, terms FROM entity_index
      WHERE snapshot = {snapshot:UInt32} AND level = 'brand' AND id = {brandId:UInt32}
    ) AS entity ON entity.id = brand_id
    WHERE snapshot = {snapshot:UInt32} AND brand_id = {brandId:UInt32}`,
});
