import { sql } from '../report/sql.ts';

/**
 * Every section of a snapshot: the nodes of levels 1 and 2 of the category tree, whose ids are distinct. A section of
 * level 1 is its own top category. Each row repeats the week's revenue and how many sections of its level sold.
 */
export const section = sql`
CREATE TABLE IF NOT EXISTS section (
  snapshot UInt32,
  section_id UInt32,
  title String,
  level UInt8,
  category_1_lvl_id UInt32,
  revenue Decimal(38, 2),
  sales_count UInt64,
  place UInt32,
  mean_potential_profit_index Float64,
  sellers_hhi Nullable(Float64),
  brands_hhi Nullable(Float64),
  sellers_count UInt32,
  brands_count UInt32,
  categories_count UInt32,
  products_count UInt32,
  week_revenue Decimal(38, 2),
  level_places_count UInt32,
  top_sellers Array(Tuple(id UInt32, title String)),
  top_brands Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, section_id)`;
