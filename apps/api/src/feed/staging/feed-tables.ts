import type { Analytics } from '../../analytics/analytics.ts';
import { intakeTables } from '../intake/intake-tables.ts';
import { feedColumns } from '../rules/columns.ts';

/** Columns of an offer: all feed columns but the week. */
export const offerColumns: readonly string[] = feedColumns
  .map(({ name }) => name)
  .filter((name) => name !== 'year' && name !== 'week_number');

/**
 * A checked row before it enters staging_offer or feed_reject: the number of the first broken rule (0 if none) and
 * the text that breaks it.
 */
const feedRow = `
CREATE TABLE feed_row (
  file UInt16,
  row UInt64,
  snapshot UInt32,
  broken_rule UInt8,
  broken_text String,
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

/** The rejected rows. */
const feedReject = `
CREATE TABLE feed_reject (
  file UInt16,
  row UInt64,
  broken_rule UInt8,
  broken_text String
) ENGINE = MergeTree
ORDER BY (file, row)`;

const views = [
  `CREATE MATERIALIZED VIEW feed_accepted TO staging_offer AS
  SELECT file, row, snapshot, ${offerColumns.join(', ')} FROM feed_row WHERE broken_rule = 0`,
  `CREATE MATERIALIZED VIEW feed_rejected TO feed_reject AS
  SELECT file, row, broken_rule, broken_text FROM feed_row WHERE broken_rule > 0`,
];

/** Footer of the current Parquet file. */
const feedMetadata =
  'CREATE TABLE feed_metadata (rows UInt64, columns Array(String), bytes UInt64) ENGINE = Memory';

/** Drops the tables of an ended or killed command. */
export const dropFeedTables = (analytics: Analytics): Promise<void> =>
  analytics.command(
    `DROP TABLE IF EXISTS feed_accepted, feed_rejected, feed_row, feed_reject, feed_metadata, ${intakeTables} SYNC`,
  );

/** Creates the tables for the rows of a command. Only one command runs at a time. */
export const createFeedTables = async (analytics: Analytics): Promise<void> => {
  await dropFeedTables(analytics);
  const tables = [feedRow, feedReject, feedMetadata];
  await Promise.all(tables.map((table) => analytics.command(table)));
  await Promise.all(views.map((view) => analytics.command(view)));
};
