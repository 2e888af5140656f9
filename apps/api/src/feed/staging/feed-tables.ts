import type { Analytics } from '../../analytics/analytics.ts';
import { feedColumns } from '../rules/columns.ts';

/** The columns of an offer that a row of a file gives: all but its week. */
export const offerColumns: readonly string[] = feedColumns
  .map(({ name }) => name)
  .filter((name) => name !== 'year' && name !== 'week_number');

/** The columns of a file as the tables here call their texts. */
export const textColumns: readonly string[] = feedColumns.map(({ name }) => `given_${name}`);

/**
 * A row that passes by: its texts, what they mean, and whether that is sure, since it is plain or was judged.
 * What was judged and found wrong says by which rule, and the value that breaks it.
 */
const feedText = `
CREATE TABLE feed_text (
  file UInt16,
  row UInt64,
  load UInt32,
  is_sure Bool,
  fault UInt8,
  fault_value String,
  ${textColumns.map((name) => `${name} String`).join(', ')},
  seller_id UInt64,
  seller_kaspi_id String,
  seller_title String,
  seller_rating Nullable(Float64),
  seller_comments_count Nullable(UInt64),
  seller_on_kaspi_from Nullable(Date32),
  product_id UInt64,
  product_kaspi_id String,
  product_name String,
  product_link Nullable(String),
  product_main_img_link Nullable(String),
  product_rating Nullable(Float64),
  product_comments_count UInt64,
  brand_id UInt64,
  brand_title String,
  category_id UInt64,
  category_title String,
  category_1_lvl_id UInt64,
  category_1_lvl_title String,
  category_2_lvl_id UInt64,
  category_2_lvl_title String,
  price Decimal(18, 2),
  sales_count UInt64,
  revenue Decimal(38, 2)
) ENGINE = Null`;

/** The rows that a quick look is not sure of, as their files have them. */
const feedDoubt = `
CREATE TABLE feed_doubt (
  file UInt16,
  row UInt64,
  ${textColumns.map((name) => `${name} String`).join(', ')}
) ENGINE = MergeTree
ORDER BY (file, row)`;

/** The refused rows. */
const feedReject = `
CREATE TABLE feed_reject (
  file UInt16,
  row UInt64,
  fault UInt8,
  fault_value String
) ENGINE = MergeTree
ORDER BY (file, row)`;

const passOn = [
  `CREATE MATERIALIZED VIEW feed_sure TO build_offer AS
  SELECT file, row, load, ${offerColumns.join(', ')} FROM feed_text WHERE is_sure`,
  `CREATE MATERIALIZED VIEW feed_unsure TO feed_doubt AS
  SELECT file, row, ${textColumns.join(', ')} FROM feed_text WHERE NOT is_sure AND fault = 0`,
  `CREATE MATERIALIZED VIEW feed_wrong TO feed_reject AS
  SELECT file, row, fault, fault_value FROM feed_text WHERE fault > 0`,
];

/** What the Parquet file that is read next says of itself. */
const feedMetadata =
  'CREATE TABLE feed_metadata (rows UInt64, columns Array(String), types Array(String)) ENGINE = Memory';

/** Removes what a command that has ended, or was ended, kept of its files apart from the offers. */
export const dropFeedTables = (analytics: Analytics): Promise<void> =>
  analytics.command(
    'DROP TABLE IF EXISTS feed_sure, feed_unsure, feed_wrong, feed_text, feed_doubt, feed_reject, feed_metadata SYNC',
  );

/**
 * Makes what the rows of a command pass through, on to the offers, to those that wait to be judged, or to the
 * rejects. Only one command runs at a time.
 */
export const createFeedTables = async (analytics: Analytics): Promise<void> => {
  await dropFeedTables(analytics);
  const tables = [feedText, feedDoubt, feedReject, feedMetadata];
  await Promise.all(tables.map((table) => analytics.command(table)));
  await Promise.all(passOn.map((view) => analytics.command(view)));
};
