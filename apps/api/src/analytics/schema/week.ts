import { sql } from '../report/sql.ts';

/** The whole market of a snapshot: one row. */
export const week = sql`
CREATE TABLE IF NOT EXISTS week (
  snapshot UInt32,
  revenue Decimal(38, 2),
  sales_count UInt64,
  sellers_count UInt32,
  brands_count UInt32,
  categories_count UInt32,
  products_count UInt32,
  sellers_with_sales_count UInt32,
  brands_with_sales_count UInt32,
  categories_with_sales_count UInt32,
  top_sellers Array(Tuple(id UInt32, title String, revenue Decimal(38, 2))),
  top_brands Array(Tuple(id UInt32, title String, revenue Decimal(38, 2)))
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY snapshot`;
