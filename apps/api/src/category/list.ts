import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** All leaf categories of the week. */
export const list = report({
  route: contract.category.list,
  sql: `
    SELECT groupArray(tuple(*)) AS categories
    FROM (SELECT * FROM category_rows ORDER BY revenue DESC, categoryId)
    HAVING count() > 0`,
});
