import { param, sql } from '../analytics/report/sql.ts';

/** The leaf categories of the section. */
export const leafCategories = sql`(
        SELECT category_id FROM category
        WHERE snapshot = ${param.snapshot} AND ${param.sectionId} IN (category_1_lvl_id, category_2_lvl_id)
      )`;
