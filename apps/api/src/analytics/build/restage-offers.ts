import * as z from 'zod/mini';
import type { Analytics, Settings } from '../analytics.ts';
import { readRows } from '../read-rows.ts';
import { param, sql } from '../report/sql.ts';
import { baseTables } from '../schema/table-versions.ts';
import { MODEST_SETTINGS } from '../snapshot/files-intact.ts';
import { isDamage } from '../snapshot/is-damage.ts';
import { locateTables } from '../snapshot/locate-tables.ts';
import { type Locate, parseManifest, type RecordedSnapshot, sumTables } from '../snapshot/manifest.ts';

/** The base tables of a snapshot differ from its manifest. */
export class DamagedBase extends Error {
  override readonly name = 'DamagedBase';
}

/**
 * The offers of a snapshot as feed rows: differing texts, ratings and counts are settled, and the build settles them
 * in the same way again.
 */
const restage = sql`
INSERT INTO staging_offer
SELECT
  ${param.snapshot} AS snapshot,
  0 AS file,
  0 AS row,
  offer.seller_id AS seller_id,
  seller.kaspi_id AS seller_kaspi_id,
  seller.title AS seller_title,
  seller.rating AS seller_rating,
  seller.comments_count AS seller_comments_count,
  seller.on_kaspi_from AS seller_on_kaspi_from,
  offer.product_id AS product_id,
  offer.kaspi_id AS product_kaspi_id,
  offer.product_name AS product_name,
  offer.link AS product_link,
  offer.main_img_link AS product_main_img_link,
  offer.rating AS product_rating,
  offer.comments_count AS product_comments_count,
  offer.brand_id AS brand_id,
  offer.brand_title AS brand_title,
  offer.category_id AS category_id,
  leaf.title AS category_title,
  leaf.category_1_lvl_id AS category_1_lvl_id,
  leaf.category_1_lvl_title AS category_1_lvl_title,
  leaf.category_2_lvl_id AS category_2_lvl_id,
  leaf.category_2_lvl_title AS category_2_lvl_title,
  offer.price AS price,
  offer.sales_count AS sales_count,
  offer.revenue AS revenue
FROM (
  SELECT
    card.product_id AS product_id, card.category_id AS category_id, card.brand_id AS brand_id,
    card.brand_title AS brand_title, card.rating AS rating, card.comments_count AS comments_count,
    texts.kaspi_id AS kaspi_id, texts.product_name AS product_name, texts.link AS link,
    texts.main_img_link AS main_img_link, seller_id, price, sales_count, revenue
  FROM (
    SELECT
      product_id, category_id, brand_id, brand_title, rating, comments_count, seller_ids, prices, sales_counts, revenues
    FROM ${param.product}
    WHERE snapshot = ${param.from}
  ) AS card
  JOIN (SELECT product_id, kaspi_id, product_name, link, main_img_link FROM ${param.product_text}) AS texts
    ON texts.product_id = card.product_id
  ARRAY JOIN
    card.seller_ids AS seller_id, card.prices AS price, card.sales_counts AS sales_count, card.revenues AS revenue
) AS offer
JOIN (
  SELECT seller_id, kaspi_id, title, rating, comments_count, on_kaspi_from
  FROM ${param.seller}
  WHERE snapshot = ${param.from}
) AS seller ON seller.seller_id = offer.seller_id
JOIN (
  SELECT
    category_id, title, category_1_lvl_id, category_1_lvl_title, category_2_lvl_id, category_2_lvl_title
  FROM ${param.category}
  WHERE snapshot = ${param.from}
) AS leaf ON leaf.category_id = offer.category_id`;

/** At most 3 GB: the texts of ten million offers are joined in buckets that spill to disk. */
const memorySettings = { max_memory_usage: 3 * 1024 ** 3, join_algorithm: 'grace_hash' };

/** Throws DamagedBase unless every value of the base tables is unchanged since publish. */
const checkBase = async (
  analytics: Analytics,
  { snapshot, manifest }: RecordedSnapshot,
  locate: Locate,
): Promise<void> => {
  const recorded = parseManifest(manifest)?.tables ?? {};
  for (const name of baseTables) {
    const found = await sumTables(analytics, snapshot, [name], MODEST_SETTINGS, locate).catch(
      (error: unknown) => {
        if (!isDamage(error)) throw error;
        return undefined;
      },
    );
    const sums = found?.[name];
    if (sums?.rows !== recorded[name]?.rows || sums?.checksum !== recorded[name]?.checksum)
      throw new DamagedBase(`its table ${name} is damaged`);
  }
};

const countOffers = async (analytics: Analytics, into: number, from: number, product: string) => {
  const [counts] = await readRows(
    analytics,
    z.object({ staged: z.number(), kept: z.number() }),
    `SELECT (SELECT count() FROM staging_offer WHERE snapshot = {into:UInt32}) AS staged,
      (SELECT sum(length(seller_ids)) FROM {product:Identifier} WHERE snapshot = {from:UInt32}) AS kept`,
    { into, from, product },
  );
  return counts;
};

/**
 * Stages the offers of a published snapshot again, under another one, from tables that every version builds. Throws
 * DamagedBase if they have changed since publish.
 */
export const restageOffers = async (
  analytics: Analytics,
  from: RecordedSnapshot,
  into: number,
  settings: Settings,
): Promise<void> => {
  const locate = await locateTables(analytics, from.snapshot, baseTables);
  await checkBase(analytics, from, locate);
  const tables = Object.fromEntries(baseTables.map((name) => [name, locate(name)]));
  await analytics.command(
    restage.text,
    { ...tables, from: from.snapshot, snapshot: into },
    { ...settings, ...memorySettings },
  );
  const counts = await countOffers(analytics, into, from.snapshot, locate('product'));
  if (counts === undefined || counts.staged !== counts.kept)
    throw new DamagedBase('its tables do not have the same offers');
};
