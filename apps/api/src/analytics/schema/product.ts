import { param, sql } from '../report/sql.ts';

/**
 * Names and links of each product. Each snapshot has its own table, whose first parts may be hard links to the files of
 * another snapshot's table.
 */
export const productText = sql`
CREATE TABLE ${param.product_text} (
  snapshot UInt32 ALIAS ${param.snapshot},
  category_id UInt32,
  product_id UInt32,
  product_name String,
  kaspi_id String,
  link Nullable(String),
  main_img_link Nullable(String)
) ENGINE = MergeTree
ORDER BY (category_id, product_id)`;

/** The category of each product, for queries that have the product id only. */
export const productCategory = sql`
CREATE TABLE IF NOT EXISTS product_category (
  snapshot UInt32,
  product_id UInt32 CODEC(Delta(4), ZSTD(1)),
  category_id UInt32
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, product_id)`;

/**
 * Every product with its figures and ranks of the week (0 unsold), the references of its profile (of its category,
 * and of its demand index), and its offers; equal positions in the arrays belong to one offer.
 */
export const product = sql`
CREATE TABLE IF NOT EXISTS product (
  snapshot UInt32,
  category_id UInt32,
  product_id UInt32,
  brand_id UInt32,
  brand_title LowCardinality(String),
  category_title LowCardinality(String),
  revenue Decimal(38, 2),
  sales_count UInt64,
  median_price Decimal(18, 2),
  min_price Decimal(18, 2),
  comments_count UInt32,
  rating Nullable(Float64),
  potential_profit_index Float64,
  place_in_category UInt32,
  index_place UInt32,
  index_place_in_category UInt32,
  category_revenue Decimal(38, 2),
  category_places_count UInt32,
  half_units UInt64,
  half_units_of_offer Float64,
  seller_ids Array(UInt32),
  prices Array(Decimal(18, 2)),
  sales_counts Array(UInt32),
  revenues Array(Decimal(18, 2))
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, category_id, product_id)`;
