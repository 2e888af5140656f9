import { contract } from '@vitrina/contract';
import { categoryRows } from '../analytics/report/category-rows.ts';
import { report } from '../analytics/report/report.ts';
import { sql } from '../analytics/report/sql.ts';

/** All leaf categories of the week. */
export const list = report({
  route: contract.category.list,
  tables: ['category'],
  sql: sql`
    SELECT groupArray(tuple(*)) AS categories
    FROM (SELECT * FROM ${categoryRows} ORDER BY revenue DESC, categoryId)
    HAVING count() > 0`,
});
