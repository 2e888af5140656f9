import { param, sql } from '../analytics/report/sql.ts';

/** For the `WITH` of a report of a window: the leaf categories of a card in it, and its latest snapshot and category. */
export const cardInWeeks = sql`
      (
        SELECT (groupUniqArray(category_id), argMax((snapshot, category_id), indexOf(${param.snapshots}, snapshot)))
        FROM product_category
        WHERE snapshot IN ${param.snapshots} AND product_id = ${param.productId}
      ) AS card,
      assumeNotNull(card.1) AS leaves,
      card.2 AS latest`;

/** The name of that card in its latest snapshot. */
export const latestName = sql`(
        SELECT any(product_name)
        FROM merge(currentDatabase(), if(latest.1 = 0, ${param.product_texts}, concat('^product_text_', toString(latest.1), '$')))
        WHERE category_id = latest.2 AND product_id = ${param.productId}
      )`;
