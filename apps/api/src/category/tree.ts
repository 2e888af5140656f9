import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The category tree: ids of level 1 → ids of level 2 → leaves, and the titles of all three levels. */
export const tree = report({
  route: contract.category.tree,
  tables: ['category'],
  sql: sql`
    WITH
      leaves AS (
        SELECT * FROM category WHERE snapshot = ${param.snapshot}
      ),
      level_2 AS (
        SELECT category_1_lvl_id AS id_1, category_2_lvl_id AS id_2, arraySort(groupArray(category_id)) AS ids
        FROM leaves
        GROUP BY id_1, id_2
      ),
      level_1 AS (
        SELECT id_1, mapFromArrays(groupArray(toString(id_2)), groupArray(ids)) AS branches
        FROM (SELECT * FROM level_2 ORDER BY id_2)
        GROUP BY id_1
      ),
      titles AS (
        SELECT category_id AS id, title FROM leaves
        UNION DISTINCT SELECT category_2_lvl_id, category_2_lvl_title FROM leaves
        UNION DISTINCT SELECT category_1_lvl_id, category_1_lvl_title FROM leaves
      )
    SELECT
      mapFromArrays(groupArray(toString(id_1)), groupArray(branches)) AS categoriesTree,
      (
        SELECT mapFromArrays(groupArray(toString(id)), groupArray(title))
        FROM (SELECT * FROM titles ORDER BY id)
      ) AS categoryIdNameMap
    FROM (SELECT * FROM level_1 ORDER BY id_1)
    HAVING count() > 0`,
});
