import { sql } from '../report/sql.ts';

/** Totals of each seller in each category. */
export const stagingSellerInCategory = sql`
CREATE TABLE IF NOT EXISTS staging_seller_in_category (
  snapshot UInt32,
  category_id UInt32,
  seller_id UInt32,
  revenue Decimal(38, 2)
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** Totals of each seller for each brand (id 0: goods without one). */
export const stagingSellerOfBrand = sql`
CREATE TABLE IF NOT EXISTS staging_seller_of_brand (
  snapshot UInt32,
  brand_id UInt32,
  seller_id UInt32,
  revenue Decimal(38, 2)
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** Totals of each brand (id 0: goods without one) in each category. */
export const stagingBrandInCategory = sql`
CREATE TABLE IF NOT EXISTS staging_brand_in_category (
  snapshot UInt32,
  category_id UInt32,
  brand_id UInt32,
  revenue Decimal(38, 2),
  sales_count UInt64,
  products_count UInt32
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** The five largest of each kind by revenue, among those that sold, inside each seller, category and brand. */
export const stagingLeader = sql`
CREATE TABLE IF NOT EXISTS staging_leader (
  snapshot UInt32,
  inside Enum8('seller' = 1, 'category' = 2, 'brand' = 3),
  id UInt32,
  kind Enum8('seller' = 1, 'category' = 2, 'brand' = 3),
  leaders Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;
