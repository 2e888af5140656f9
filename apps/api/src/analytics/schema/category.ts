import { sql } from '../report.ts';

/** Every leaf category of a load, with the two levels above it. */
export const category = sql`
CREATE TABLE IF NOT EXISTS category (
  load UInt32,
  category_id UInt32,
  title String,
  category_1_lvl_id UInt32,
  category_1_lvl_title String,
  category_2_lvl_id UInt32,
  category_2_lvl_title String,
  revenue Decimal(38, 2),
  sales_count UInt64,
  place UInt32,
  potential_profit_index Float64,
  demand_index Nullable(Float64),
  share_from_total Float64,
  sellers_hhi Nullable(Float64),
  brands_hhi Nullable(Float64),
  sellers_count UInt32,
  brands_count UInt32,
  products_count UInt32,
  top_sellers Array(Tuple(id UInt32, title String)),
  top_brands Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, category_id)`;

/** Each category's sellers; `seller_place` is that of the whole week, null if it sold nothing. */
export const categorySeller = sql`
CREATE TABLE IF NOT EXISTS category_seller (
  load UInt32,
  category_id UInt32,
  seller_id UInt32,
  seller_title String,
  seller_rating Nullable(Float64),
  seller_place Nullable(UInt32),
  revenue Decimal(38, 2),
  sales_count UInt64,
  median_price Decimal(18, 2),
  potential_profit_index Float64,
  share_from_category Float64,
  brands_count UInt32,
  products_count UInt32
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, category_id, seller_id)`;

/**
 * Each category's brands, goods without one under id 0. `sellers` holds the
 * sellers' ids, since those of several categories are counted once; the brand's own indices are those
 * of its whole week.
 */
export const categoryBrand = sql`
CREATE TABLE IF NOT EXISTS category_brand (
  load UInt32,
  category_id UInt32,
  brand_id UInt32,
  brand_title LowCardinality(String),
  brand_potential_profit_index Float64,
  brand_demand_index Float64,
  revenue Decimal(38, 2),
  sales_count UInt64,
  potential_profit_index Float64,
  share_from_category Float64,
  sellers AggregateFunction(groupBitmap, UInt32),
  sellers_count UInt32,
  products_count UInt32,
  average_rating Nullable(Float64)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, category_id, brand_id)`;

/** Each category's products with their texts. */
export const categoryProduct = sql`
CREATE TABLE IF NOT EXISTS category_product (
  load UInt32,
  category_id UInt32,
  product_id UInt32,
  product_name String,
  kaspi_id String,
  link Nullable(String),
  main_img_link Nullable(String),
  brand_id UInt32,
  brand_title LowCardinality(String),
  revenue Decimal(38, 2),
  sales_count UInt64,
  median_price Decimal(18, 2),
  min_price Decimal(18, 2),
  comments_count UInt32,
  potential_profit_index Float64,
  sellers_count UInt32,
  rating Nullable(Float64)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, category_id, product_id)`;
