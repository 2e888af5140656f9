import { sql } from '../report/sql.ts';

/**
 * Every leaf category of a snapshot, with the two levels above it. Each row repeats the week's revenue and how many
 * categories sold.
 */
export const category = sql`
CREATE TABLE IF NOT EXISTS category (
  snapshot UInt32,
  category_id UInt32,
  title String,
  category_1_lvl_id UInt32,
  category_1_lvl_title String,
  category_2_lvl_id UInt32,
  category_2_lvl_title String,
  revenue Decimal(38, 2),
  sales_count UInt64,
  median_price Decimal(18, 2),
  place UInt32,
  potential_profit_index Float64,
  demand_index Nullable(Float64),
  share_from_total Float64,
  sellers_hhi Nullable(Float64),
  brands_hhi Nullable(Float64),
  sellers_count UInt32,
  brands_count UInt32,
  products_count UInt32,
  products_with_sales_count UInt32,
  week_revenue Decimal(38, 2),
  week_places_count UInt32,
  top_sellers Array(Tuple(id UInt32, title String)),
  top_brands Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, category_id)`;
