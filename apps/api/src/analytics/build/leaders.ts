import { sql } from '../report.ts';

/** The five largest by revenue, ties by id, among those that sold; goods without a brand are no brand. */
export const leaders = sql`
INSERT INTO build_leader
WITH
  largest AS (
    (
      SELECT 'seller' AS inside, seller_id AS id, 'category' AS kind, category_id AS leader, revenue
      FROM build_seller_in_category
      WHERE load = {load:UInt32} AND revenue > 0
      ORDER BY load, seller_id, revenue DESC, category_id
      LIMIT 5 BY seller_id
    )
    UNION ALL
    (
      SELECT 'seller', seller_id, 'brand', brand_id, revenue
      FROM build_seller_of_brand
      WHERE load = {load:UInt32} AND revenue > 0 AND brand_id > 0
      ORDER BY load, seller_id, revenue DESC, brand_id
      LIMIT 5 BY seller_id
    )
    UNION ALL
    (
      SELECT 'category', category_id, 'seller', seller_id, revenue
      FROM build_seller_in_category
      WHERE load = {load:UInt32} AND revenue > 0
      ORDER BY category_id, revenue DESC, seller_id
      LIMIT 5 BY category_id
    )
    UNION ALL
    (
      SELECT 'category', category_id, 'brand', brand_id, revenue
      FROM build_brand_in_category
      WHERE load = {load:UInt32} AND revenue > 0 AND brand_id > 0
      ORDER BY load, category_id, revenue DESC, brand_id
      LIMIT 5 BY category_id
    )
    UNION ALL
    (
      SELECT 'brand', brand_id, 'seller', seller_id, revenue
      FROM build_seller_of_brand
      WHERE load = {load:UInt32} AND revenue > 0 AND brand_id > 0
      ORDER BY brand_id, revenue DESC, seller_id
      LIMIT 5 BY brand_id
    )
    UNION ALL
    (
      SELECT 'brand', brand_id, 'category', category_id, revenue
      FROM build_brand_in_category
      WHERE load = {load:UInt32} AND revenue > 0 AND brand_id > 0
      ORDER BY brand_id, revenue DESC, category_id
      LIMIT 5 BY brand_id
    )
  ),
  named AS (
    SELECT toString(kind) AS kind, id, title FROM build_title WHERE load = {load:UInt32}
    UNION ALL
    SELECT 'seller', seller_id, title FROM build_seller WHERE load = {load:UInt32}
  )
SELECT
  {load:UInt32} AS load,
  inside,
  largest.id AS id,
  largest.kind AS kind,
  arrayMap(entry -> (entry.2, entry.3), arraySort(groupArray((-revenue, leader, named.title)))) AS leaders
FROM largest
JOIN named ON named.kind = largest.kind AND named.id = largest.leader
GROUP BY inside, largest.id, largest.kind`;
