import type { Analytics } from './analytics.ts';
import { sql } from './report.ts';
import { brand, brandProduct } from './schema/brand.ts';
import {
  buildConcentration,
  buildEntity,
  buildIndex,
  buildCard,
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
  product_text: productText,
  brand,
  brand_product: brandProduct,
};

const workings = {
  build_offer: buildOffer,
  build_card: buildCard,
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

/** The tables that reports read, each keyed and partitioned by load; nothing changes them after the build. */
export const reportTables: readonly string[] = Object.keys(reports);

/** The tables that hold a load only while it is built: the offers and what is computed on the way. */
export const buildTables: readonly string[] = Object.keys(workings);

/** What is built is final: never merged again, so that its checksums stay as they were at publish. */
const final = sql`SETTINGS max_bytes_to_merge_at_max_space_in_pool = 1`;

/** And it outlives a power cut once an insert has ended, and is small. */
const durable = sql`, fsync_after_insert = 1, fsync_part_directory = 1, default_compression_codec = 'ZSTD(1)'`;

/** Quick to find rows in that stand together; and those that stand far apart: a seller's or a brand's products. */
const together = sql`, index_granularity = 1024`;
const apart = sql`, index_granularity = 128, min_compress_block_size = 8192`;

/** Makes the tables that are not there yet. */
export const createTables = async (analytics: Analytics): Promise<void> => {
  const ofReport = (table: string) => {
    const reading = table === product || table === productText ? apart : together;
    return `${table}\n${final}${durable}${reading}`;
  };
  const all = [
    ...Object.values(workings).map((table) => `${table}\n${final}`),
    ...Object.values(reports).map(ofReport),
  ];
  await Promise.all(all.map((table) => analytics.command(table)));
};

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

/** Removes loads from every table, report and build alike; one that is not there is no error. */
export const dropLoads = (analytics: Analytics, loads: readonly number[]): Promise<void> =>
  dropFrom(analytics, [...buildTables, ...reportTables], loads);
