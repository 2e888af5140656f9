import { contract } from '@vitrina/contract';
import { entityIndex } from '../analytics/report/entity-index.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Parts of a leaf category’s index. */
export const indexTerms = report({
  route: contract.category.index,
  tables: ['category', 'index_reference', 'entity_index'],
  sql: entityIndex(sql`category`, param.categoryId),
});
