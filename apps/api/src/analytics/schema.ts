import type { Analytics } from './analytics.ts';
import { textsOf } from './place.ts';
import { sql } from './report.ts';
import { brand, brandProduct } from './schema/brand.ts';
import {
  buildConcentration,
  buildEntity,
  buildIndex,
  buildCard,
  buildGone,
  buildSeller,
  buildTitle,
  buildWeek,
} from './schema/build.ts';
import {
  buildSellerOfBrand,
  buildBrandInCategory,
  buildSellerInCategory,
  buildLeader,
} from './schema/build-slice.ts';
import { category } from './schema/category.ts';
import { dropGone, dropOutdated } from './schema/earlier.ts';
import { buildOffer } from './schema/offer.ts';
import { product, productText } from './schema/product.ts';
import { seller, sellerOffer } from './schema/seller.ts';
import { week } from './schema/week.ts';

const reports = {
  week,
  seller,
  seller_offer: sellerOffer,
  category,
  product,
  brand,
  brand_product: brandProduct,
};

const workings = {
  build_offer: buildOffer,
  build_card: buildCard,
  build_gone: buildGone,
  build_seller: buildSeller,
  build_title: buildTitle,
  build_week: buildWeek,
  build_concentration: buildConcentration,
  build_entity: buildEntity,
  build_index: buildIndex,
  build_seller_in_category: buildSellerInCategory,
  build_seller_of_brand: buildSellerOfBrand,
  build_brand_in_category: buildBrandInCategory,
  build_leader: buildLeader,
};

/** The tables keyed and partitioned by load that reports read; nothing changes them after the build. */
const sharedTables: readonly string[] = Object.keys(reports);

/** What reports read of a load: its partition of tables, and the table of its product texts. */
export const reportTables: readonly string[] = [...sharedTables, 'product_text'];

/** The tables that hold a load only while it is built: the offers and what is computed on the way. */
const buildTables: readonly string[] = Object.keys(workings);

/** What is built is final: never merged again, so that its checksums stay as they were at publish. */
const final = sql`SETTINGS max_bytes_to_merge_at_max_space_in_pool = 1`;

/** And it outlives a power cut once an insert has ended, and is small. */
const durable = sql`, fsync_after_insert = 1, fsync_part_directory = 1, default_compression_codec = 'ZSTD(1)'`;

/** Quick to find rows in that stand together; and those that stand far apart: a seller's or a brand's products. */
const together = sql`, index_granularity = 1024`;
const apart = sql`, index_granularity = 128, min_compress_block_size = 8192`;

/** Of one file a column, so that what is not changed needs no copy. */
const inColumns = sql`, min_bytes_for_wide_part = 0, min_rows_to_fsync_after_merge = 1`;

/** Makes the tables that are not there yet, or that an earlier version made otherwise. Nobody may be building a week. */
export const createTables = async (analytics: Analytics): Promise<void> => {
  await dropOutdated(analytics, { ...workings, ...reports });
  const all = [
    ...Object.values(workings).map((table) => `${table}\n${final}`),
    ...Object.values(reports).map(
      (table) => `${table}\n${final}${durable}${table === product ? apart : together}`,
    ),
  ];
  await Promise.all(all.map((table) => analytics.command(table)));
};

/** Makes the table of a load's product texts, empty. */
export const createTexts = (analytics: Analytics, load: number): Promise<void> =>
  analytics.command(`${productText}\n${final}${durable}${apart}${inColumns}`, {
    load,
    product_text: textsOf(load),
  });

const dropFrom = async (
  analytics: Analytics,
  tables: readonly string[],
  loads: readonly number[],
): Promise<void> => {
  if (loads.length === 0) return;
  const drops = loads.map((load) => `DROP PARTITION ${load}`).join(', ');
  await Promise.all(tables.map((table) => analytics.command(`ALTER TABLE ${table} ${drops}`)));
};

/** Empties the build tables of loads; one that is not there is no error. */
export const dropWorkings = (analytics: Analytics, loads: readonly number[]): Promise<void> =>
  dropFrom(analytics, buildTables, loads);

/** The loads of which anything is stored, published or not. */
export const storedLoads = async (analytics: Analytics): Promise<number[]> => {
  const found = await analytics.rows<{ load: number }>(
    `SELECT toUInt32(partition) AS load FROM system.parts
    WHERE active AND database = currentDatabase() AND table IN {tables:Array(String)}
    UNION DISTINCT
    SELECT toUInt32(extract(name, '^product_text_([0-9]+)$')) FROM system.tables
    WHERE database = currentDatabase() AND match(name, '^product_text_[0-9]+$')`,
    { tables: [...buildTables, ...sharedTables] },
  );
  return found.map(({ load }) => load);
};

/** Removes loads whole, report and build alike; one that is not there is no error. */
export const dropLoads = async (analytics: Analytics, loads: readonly number[]): Promise<void> => {
  await dropFrom(analytics, [...buildTables, ...sharedTables], loads);
  await Promise.all(loads.map((load) => analytics.command(`DROP TABLE IF EXISTS ${textsOf(load)} SYNC`)));
};

/**
 * Removes the tables of earlier versions, once each of these published loads has a table of texts of its own: until
 * then a server of such a version may serve weeks from them.
 */
export const dropEarlierTables = async (
  analytics: Analytics,
  published: readonly number[],
): Promise<void> => {
  const [{ own } = { own: 0 }] = await analytics.rows<{ own: number }>(
    'SELECT count() AS own FROM system.tables WHERE database = currentDatabase() AND name IN {texts:Array(String)}',
    { texts: published.map(textsOf) },
  );
  if (own === published.length) await dropGone(analytics);
};
