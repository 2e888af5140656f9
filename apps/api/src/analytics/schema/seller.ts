import { sql } from '../report/sql.ts';

/**
 * Every seller of a snapshot; `place` is the rank by revenue, also without sales. Each row repeats the week's revenue
 * and how many sellers sold.
 */
export const seller = sql`
CREATE TABLE IF NOT EXISTS seller (
  snapshot UInt32,
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
  products_count UInt32,
  categories_with_sales_count UInt32,
  brands_with_sales_count UInt32,
  products_with_sales_count UInt32,
  week_revenue Decimal(38, 2),
  week_places_count UInt32,
  top_categories Array(Tuple(id UInt32, title String)),
  top_brands Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, seller_id)`;

/** Each seller's offers, with the fields of a seller's lists except the texts. */
export const sellerOffer = sql`
CREATE TABLE IF NOT EXISTS seller_offer (
  snapshot UInt32,
  seller_id UInt32,
  category_id UInt32,
  product_id UInt32,
  brand_id UInt32,
  price Decimal(18, 2),
  sales_count UInt32,
  revenue Decimal(18, 2),
  comments_count UInt32,
  rating Nullable(Float64),
  potential_profit_index Float64,
  competitors_count UInt32
) ENGINE = MergeTree
PARTITION BY snapshot
ORDER BY (snapshot, seller_id, category_id, product_id)`;
