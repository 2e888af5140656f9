import { sql } from '../report.ts';

/** Every product with the titles, texts and index that the lists of products show, and its offers folded in. */
export const buildListedProduct = sql`
CREATE VIEW IF NOT EXISTS build_listed_product AS
SELECT
  product.load AS load,
  product.product_id AS product_id,
  if(product.is_disputed, text.name, product.name) AS product_name,
  if(product.is_disputed, text.kaspi_id, product.kaspi_id) AS kaspi_id,
  if(product.is_disputed, text.link, product.link) AS link,
  if(product.is_disputed, text.main_img_link, product.main_img_link) AS main_img_link,
  product.brand_id AS brand_id,
  brand.title AS brand_title,
  product.category_id AS category_id,
  category.title AS category_title,
  product.rating AS rating,
  product.comments_count AS comments_count,
  product.revenue AS revenue,
  product.sales_count AS sales_count,
  product.median_price AS median_price,
  product.min_price AS min_price,
  indices.potential_profit_index AS potential_profit_index,
  product.seller_ids AS seller_ids,
  product.prices AS prices,
  product.sales_counts AS sales_counts,
  product.revenues AS revenues
FROM build_product AS product
LEFT ANY JOIN build_product_text AS text ON text.load = product.load AND text.product_id = product.product_id
LEFT ANY JOIN (SELECT load, id, title FROM build_title WHERE kind = 'brand') AS brand
  ON brand.load = product.load AND brand.id = product.brand_id
LEFT ANY JOIN (SELECT load, id, title FROM build_title WHERE kind = 'category') AS category
  ON category.load = product.load AND category.id = product.category_id
LEFT ANY JOIN (SELECT load, id, potential_profit_index FROM build_index WHERE level = 'product') AS indices
  ON indices.load = product.load AND indices.id = product.product_id`;

/**
 * What each seller offers in each category. `index_sum` is Σ revenue × index of the product, in 10⁻¹⁵ ₸:
 * whole numbers, so that the order of the rows never shows in a figure.
 */
export const buildCategorySeller = sql`
CREATE TABLE IF NOT EXISTS build_category_seller (
  load UInt32,
  category_id UInt32,
  seller_id UInt32,
  revenue Decimal(38, 2),
  sales_count UInt64,
  index_sum Int128,
  median_price Decimal(18, 2),
  brands_count UInt32,
  products_count UInt32,
  sold_products_count UInt32
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, seller_id, category_id)`;

/** What each seller offers of each brand (id 0: of goods without one). */
export const buildBrandSeller = sql`
CREATE TABLE IF NOT EXISTS build_brand_seller (
  load UInt32,
  brand_id UInt32,
  seller_id UInt32,
  revenue Decimal(38, 2),
  sales_count UInt64,
  index_sum Int128,
  median_price Decimal(18, 2),
  categories_count UInt32,
  products_count UInt32
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, seller_id, brand_id)`;

/** What is offered of each brand (id 0: of goods without one) in each category. */
export const buildCategoryBrand = sql`
CREATE TABLE IF NOT EXISTS build_category_brand (
  load UInt32,
  category_id UInt32,
  brand_id UInt32,
  revenue Decimal(38, 2),
  sales_count UInt64,
  index_sum Int128,
  sellers AggregateFunction(groupBitmap, UInt32),
  products_count UInt32,
  average_rating Nullable(Float64)
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, category_id, brand_id)`;

/** The five largest by revenue, among those that sold, of each kind inside each seller, category and brand. */
export const buildLeader = sql`
CREATE TABLE IF NOT EXISTS build_leader (
  load UInt32,
  inside Enum8('seller' = 1, 'category' = 2, 'brand' = 3),
  id UInt32,
  kind Enum8('seller' = 1, 'category' = 2, 'brand' = 3),
  leaders Array(Tuple(id UInt32, title String))
) ENGINE = MergeTree
PARTITION BY load
ORDER BY (load, inside, kind, id)`;
