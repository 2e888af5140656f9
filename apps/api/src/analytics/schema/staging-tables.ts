import { sql } from '../report/sql.ts';

/** One product with its figures of the week, and its offers folded in. */
export const stagingProduct = sql`
CREATE TABLE IF NOT EXISTS staging_product (
  snapshot UInt32,
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
PARTITION BY snapshot
ORDER BY (snapshot, category_id, product_id)`;

/** Products of another snapshot whose texts differ in this one. */
export const stagingChangedText = sql`
CREATE TABLE IF NOT EXISTS staging_changed_text (
  snapshot UInt32,
  product_id UInt32
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, product_id)`;

/** Products whose rows differ in their texts. */
export const stagingDifferingText = sql`
CREATE TABLE IF NOT EXISTS staging_differing_text (
  snapshot UInt32,
  product_id UInt32
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, product_id)`;

/** One seller with the most frequent values of its rows. */
export const stagingSeller = sql`
CREATE TABLE IF NOT EXISTS staging_seller (
  snapshot UInt32,
  seller_id UInt32,
  kaspi_id String,
  title String,
  rating Nullable(Float64),
  comments_count Nullable(UInt32),
  on_kaspi_from Nullable(Date32)
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** Title of each brand (id 0: goods without one) and of each category of the three levels. */
export const stagingTitle = sql`
CREATE TABLE IF NOT EXISTS staging_title (
  snapshot UInt32,
  kind Enum8('brand' = 1, 'category' = 2),
  id UInt32,
  title String
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** References of the indices in the whole week: reviews and price that half of the units reach, mean rating. */
export const stagingWeek = sql`
CREATE TABLE IF NOT EXISTS staging_week (
  snapshot UInt32,
  comments_count UInt32,
  rating Float64,
  price Decimal(18, 2)
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** HHI, 0–10 000, of the sellers and brands of each category, and of the sellers of each brand. */
export const stagingConcentration = sql`
CREATE TABLE IF NOT EXISTS staging_concentration (
  snapshot UInt32,
  level Enum8('category' = 2, 'brand' = 3),
  id UInt32,
  sellers_hhi Float64,
  brands_hhi Nullable(Float64)
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** Index inputs of every product that sold. */
export const stagingProductInput = sql`
CREATE TABLE IF NOT EXISTS staging_product_input (
  snapshot UInt32,
  id UInt32,
  category_id UInt32,
  brand_id UInt32,
  revenue Decimal(38, 2),
  units UInt64,
  sold_offers UInt32,
  offer_median Decimal(18, 2),
  median_price Decimal(18, 2),
  comments_count UInt32,
  settled_rating Float64,
  leaders Float64,
  hhi Float64
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** Index inputs of every category and brand that sold. */
export const stagingGroupInput = sql`
CREATE TABLE IF NOT EXISTS staging_group_input (
  snapshot UInt32,
  level Enum8('product' = 1, 'category' = 2, 'brand' = 3),
  id UInt32,
  revenue Decimal(38, 2),
  units UInt64,
  sold_products UInt32,
  sold_offers UInt32,
  offer_median Decimal(18, 2),
  median_price Decimal(18, 2),
  comments_count Float64,
  settled_rating Float64,
  leaders Float64,
  sellers_hhi Float64,
  brands_hhi Nullable(Float64)
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;

/** The indices of every product, category and brand that sold. */
export const stagingIndex = sql`
CREATE TABLE IF NOT EXISTS staging_index (
  snapshot UInt32,
  level Enum8('product' = 1, 'category' = 2, 'brand' = 3),
  id UInt32,
  demand_index Float64,
  potential_profit_index Float64,
  index_place UInt32,
  index_place_in_category UInt32,
  place_in_category UInt32
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY tuple()`;
