import { contract } from '@vitrina/contract';
import { entityIndex } from '../analytics/report/entity-index.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Parts of a brand’s index. */
export const indexTerms = report({
  route: contract.brand.index,
  tables: ['brand', 'index_reference', 'entity_index'],
  sql: entityIndex(sql`brand`, param.brandId),
});
