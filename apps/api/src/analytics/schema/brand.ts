import { sql } from '../report.ts';

/** Every brand of a load; goods without one have no row. */
export const brand = sql`
CREATE TABLE IF NOT EXISTS brand (
  load UInt32,
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
  top_sellers Array(Tuple(id UInt32, title String)),
  top_categories Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, brand_id)`;

/** Each brand's categories. */
export const brandCategory = sql`
CREATE TABLE IF NOT EXISTS brand_category (
  load UInt32,
  brand_id UInt32,
  category_id UInt32,
  category_title LowCardinality(String),
  revenue Decimal(38, 2),
  sales_count UInt64,
  potential_profit_index Float64,
  share_from_category Float64,
  share_from_brand Float64,
  sellers_count UInt32,
  products_count UInt32
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, brand_id, category_id)`;

/** Each brand's sellers. */
export const brandSeller = sql`
CREATE TABLE IF NOT EXISTS brand_seller (
  load UInt32,
  brand_id UInt32,
  seller_id UInt32,
  seller_title String,
  seller_rating Nullable(Float64),
  revenue Decimal(38, 2),
  sales_count UInt64,
  median_price Decimal(18, 2),
  potential_profit_index Float64,
  share_from_brand Float64,
  categories_count UInt32,
  products_count UInt32
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, brand_id, seller_id)`;

/** Each brand's products with their texts. */
export const brandProduct = sql`
CREATE TABLE IF NOT EXISTS brand_product (
  load UInt32,
  brand_id UInt32,
  product_id UInt32,
  product_name String,
  kaspi_id String,
  link Nullable(String),
  main_img_link Nullable(String),
  category_id UInt32,
  category_title LowCardinality(String),
  revenue Decimal(38, 2),
  sales_count UInt64,
  median_price Decimal(18, 2),
  comments_count UInt32,
  potential_profit_index Float64,
  sellers_count UInt32,
  rating Nullable(Float64)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, brand_id, product_id)`;
