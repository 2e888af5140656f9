import { sql } from '../report/sql.ts';

/**
 * The checked offers of the snapshots being built, one row for each (product, seller), with their positions in the
 * files; emptied once the reports of the snapshot are built. Rows of one id may differ in titles, Kaspi ids, links,
 * dates, ratings and counts: the build settles them.
 */
export const stagingOffer = sql`
CREATE TABLE IF NOT EXISTS staging_offer (
  snapshot UInt32,
  file UInt16,
  row UInt64,
  seller_id UInt32,
  seller_kaspi_id String,
  seller_title String,
  seller_rating Nullable(Float64),
  seller_comments_count Nullable(UInt32),
  seller_on_kaspi_from Nullable(Date32),
  product_id UInt32,
  product_kaspi_id String,
  product_name String,
  product_link Nullable(String),
  product_main_img_link Nullable(String),
  product_rating Nullable(Float64),
  product_comments_count Nullable(UInt32),
  brand_id UInt32,
  brand_title String,
  category_id UInt32,
  category_title String,
  category_1_lvl_id UInt32,
  category_1_lvl_title String,
  category_2_lvl_id UInt32,
  category_2_lvl_title String,
  price Decimal(18, 2),
  sales_count UInt32,
  revenue Decimal(18, 2)
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, category_id, product_id, seller_id)`;
