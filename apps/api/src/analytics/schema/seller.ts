import { sql } from '../report.ts';

/** Every seller of a load; `place` is the rank by revenue, also of those that sold nothing. */
export const seller = sql`
CREATE TABLE IF NOT EXISTS seller (
  load UInt32,
  seller_id UInt32,
  kaspi_id String,
  title String,
  lower_title String,
  rating Nullable(Float64),
  comments_count Nullable(UInt32),
  on_kaspi_from Nullable(Date32),
  revenue Decimal(38, 2),
  sales_count UInt64,
  place UInt32,
  potential_profit_index Float64,
  categories_with_sales_count UInt32,
  brands_with_sales_count UInt32,
  products_with_sales_count UInt32,
  top_categories Array(Tuple(id UInt32, title String)),
  top_brands Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, seller_id)`;

/** Each seller's categories. */
export const sellerCategory = sql`
CREATE TABLE IF NOT EXISTS seller_category (
  load UInt32,
  seller_id UInt32,
  category_id UInt32,
  category_title LowCardinality(String),
  revenue Decimal(38, 2),
  sales_count UInt64,
  potential_profit_index Float64,
  share_from_category Nullable(Float64),
  share_from_seller Nullable(Float64),
  brands_count UInt32,
  competitors_count UInt32,
  products_count UInt32
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, seller_id, category_id)`;

/** Each seller's brands, goods without one under id 0. */
export const sellerBrand = sql`
CREATE TABLE IF NOT EXISTS seller_brand (
  load UInt32,
  seller_id UInt32,
  brand_id UInt32,
  brand_title LowCardinality(String),
  revenue Decimal(38, 2),
  sales_count UInt64,
  potential_profit_index Float64,
  share_from_brand Float64,
  share_from_seller Float64,
  products_count UInt32,
  categories_count UInt32,
  competitors_count Nullable(UInt32)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, seller_id, brand_id)`;

/** Each seller's offers with the texts of their products. */
export const sellerProduct = sql`
CREATE TABLE IF NOT EXISTS seller_product (
  load UInt32,
  seller_id UInt32,
  product_id UInt32,
  product_name String,
  kaspi_id String,
  link Nullable(String),
  main_img_link Nullable(String),
  brand_id UInt32,
  brand_title LowCardinality(String),
  category_id UInt32,
  category_title LowCardinality(String),
  revenue Decimal(18, 2),
  sales_count UInt32,
  price Decimal(18, 2),
  comments_count UInt32,
  potential_profit_index Float64,
  competitors_count UInt32,
  rating Nullable(Float64)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, seller_id, product_id)`;
