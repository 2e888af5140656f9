import { sql } from '../report.ts';

/** What each seller offers in each category. */
export const buildSellerInCategory = sql`
CREATE TABLE IF NOT EXISTS build_seller_in_category (
  load UInt32,
  category_id UInt32,
  seller_id UInt32,
  revenue Decimal(38, 2)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;

/** What each seller offers of each brand (id 0: of goods without one). */
export const buildSellerOfBrand = sql`
CREATE TABLE IF NOT EXISTS build_seller_of_brand (
  load UInt32,
  brand_id UInt32,
  seller_id UInt32,
  revenue Decimal(38, 2)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;

/** What is offered of each brand (id 0: of goods without one) in each category. */
export const buildBrandInCategory = sql`
CREATE TABLE IF NOT EXISTS build_brand_in_category (
  load UInt32,
  category_id UInt32,
  brand_id UInt32,
  revenue Decimal(38, 2),
  sales_count UInt64,
  products_count UInt32
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;

/** The five largest by revenue, among those that sold, of each kind inside each seller, category and brand. */
export const buildLeader = sql`
CREATE TABLE IF NOT EXISTS build_leader (
  load UInt32,
  inside Enum8('seller' = 1, 'category' = 2, 'brand' = 3),
  id UInt32,
  kind Enum8('seller' = 1, 'category' = 2, 'brand' = 3),
  leaders Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;
