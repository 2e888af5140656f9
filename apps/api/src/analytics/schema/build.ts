import { sql } from '../report.ts';

/** One product with its figures of the week, and its offers folded in. */
export const buildCard = sql`
CREATE TABLE IF NOT EXISTS build_card (
  load UInt32,
  category_id UInt32,
  product_id UInt32,
  brand_id UInt32,
  rating Nullable(Float64),
  comments_count UInt32,
  revenue Decimal(38, 2),
  sales_count UInt64,
  sold_offers UInt32,
  offer_median Decimal(18, 2),
  median_price Decimal(18, 2),
  min_price Decimal(18, 2),
  seller_ids Array(UInt32),
  prices Array(Decimal(18, 2)),
  sales_counts Array(UInt32),
  revenues Array(Decimal(18, 2))
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, category_id, product_id)`;

/** Products of another load whose texts are not what this load says of them. */
export const buildGone = sql`
CREATE TABLE IF NOT EXISTS build_gone (
  load UInt32,
  product_id UInt32
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, product_id)`;

/** One seller as its rows say it most often. */
export const buildSeller = sql`
CREATE TABLE IF NOT EXISTS build_seller (
  load UInt32,
  seller_id UInt32,
  kaspi_id String,
  title String,
  rating Nullable(Float64),
  comments_count Nullable(UInt32),
  on_kaspi_from Nullable(Date32)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;

/** The title of each brand (id 0: goods without one) and of each category of the three levels. */
export const buildTitle = sql`
CREATE TABLE IF NOT EXISTS build_title (
  load UInt32,
  kind Enum8('brand' = 1, 'category' = 2),
  id UInt32,
  title String
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;

/** What the indices compare with in the whole week: reviews and price that half of the units reach, mean rating. */
export const buildWeek = sql`
CREATE TABLE IF NOT EXISTS build_week (
  load UInt32,
  comments_count UInt32,
  rating Float64,
  price Decimal(18, 2)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;

/** HHI, 0–10 000, of the sellers and brands of each category, and of the sellers of each brand. */
export const buildConcentration = sql`
CREATE TABLE IF NOT EXISTS build_concentration (
  load UInt32,
  level Enum8('category' = 2, 'brand' = 3),
  id UInt32,
  sellers_hhi Float64,
  brands_hhi Nullable(Float64)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;

/** The inputs of the indices of every product, category and brand that sold. */
export const buildEntity = sql`
CREATE TABLE IF NOT EXISTS build_entity (
  load UInt32,
  level Enum8('product' = 1, 'category' = 2, 'brand' = 3),
  id UInt32,
  category_id UInt32,
  brand_id UInt32,
  revenue Decimal(38, 2),
  units UInt64,
  sold_offers UInt32,
  offer_median Decimal(18, 2),
  median_price Decimal(18, 2),
  leaders Float64,
  hhi Float64
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;

/** The indices of every product, category and brand that sold. */
export const buildIndex = sql`
CREATE TABLE IF NOT EXISTS build_index (
  load UInt32,
  level Enum8('product' = 1, 'category' = 2, 'brand' = 3),
  id UInt32,
  demand_index Float64,
  potential_profit_index Float64
) ENGINE = MergeTree
PARTITION BY load
ORDER BY tuple()`;
