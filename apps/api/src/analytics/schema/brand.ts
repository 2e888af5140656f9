import { sql } from '../report/sql.ts';

/**
 * Every brand of a snapshot; goods without one have no row. Each row repeats the week's revenue, including goods
 * without a brand, and how many brands sold.
 */
export const brand = sql`
CREATE TABLE IF NOT EXISTS brand (
  snapshot UInt32,
  brand_id UInt32,
  title String,
  revenue Decimal(38, 2),
  sales_count UInt64,
  place UInt32,
  potential_profit_index Float64,
  demand_index Float64,
  sellers_hhi Nullable(Float64),
  sellers_count UInt32,
  products_count UInt32,
  categories_count UInt32,
  week_revenue Decimal(38, 2),
  week_places_count UInt32,
  top_sellers Array(Tuple(id UInt32, title String)),
  top_categories Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, brand_id)`;

/** Positions of each brand's products in `product`. */
export const brandProduct = sql`
CREATE TABLE IF NOT EXISTS brand_product (
  snapshot UInt32,
  brand_id UInt32,
  category_id UInt32,
  product_id UInt32
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, brand_id, category_id, product_id)`;
